// The mailbox in the browser. Everything a message says goes in as text; its HTML is only ever shown in a frame that can run nothing.

const POLL_MS = 2000
const SHOWN = 200

const byId = (id) => document.getElementById(id)
const desk = document.body
const reader = byId('reader')
const list = byId('messages')
const search = byId('search').elements.namedItem('query')

const state = { messages: [], unread: 0, query: '', open: undefined, tab: undefined, version: '', failed: false }

const element = (tag, properties = {}, ...children) => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (name in made && name !== 'role') made[name] = value
    else made.setAttribute(name, value)
  }
  made.append(...children)
  return made
}

const api = async (path, options) => {
  const answer = await fetch(`/api/v1/${path}`, options)
  if (!answer.ok) throw Object.assign(new Error(await answer.text()), { status: answer.status })
  return answer
}

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' })
const whole = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'medium' })

const instant = (iso) => new Date(iso)
const shortTime = (iso) => {
  const when = instant(iso)
  return (day.format(when) === day.format(new Date()) ? clock : day).format(when)
}

const people = (addresses) => addresses.map(({ Name, Address }) => Name || Address).join(', ')
const size = (bytes) =>
  bytes < 1024 ? `${bytes} B` : bytes < 1_048_576 ? `${Math.round(bytes / 1024)} kB` : `${(bytes / 1_048_576).toFixed(1)} MB`

const linked = (text) => {
  const parts = []
  let end = 0
  for (const found of text.matchAll(/https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g)) {
    parts.push(text.slice(end, found.index), element('a', { href: found[0], target: '_blank', rel: 'noopener noreferrer' }, found[0]))
    end = found.index + found[0].length
  }
  return [...parts, text.slice(end)]
}

const row = (message, isNew) =>
  element(
    'li',
    {},
    element(
      'a',
      {
        href: `#${message.ID}`,
        className: `mail${message.Read ? '' : ' unread'}${isNew ? ' arrived' : ''}`,
        ...(message.ID === state.open ? { 'aria-current': 'true' } : {}),
      },
      element(
        'span',
        { className: 'who' },
        `${message.From.Name || message.From.Address || 'No sender'} to ${people(message.To) || people(message.Bcc)}`,
      ),
      element('time', { className: 'num', dateTime: message.Created }, shortTime(message.Created)),
      element(
        'span',
        { className: 'subject' },
        ...(message.Read ? [] : [element('span', { className: 'unseen' }, 'Unread: ')]),
        message.Subject || '(no subject)',
      ),
      element('span', { className: 'snippet' }, message.Snippet || ' '),
    ),
  )

const drawList = (known) => {
  const { messages, query, unread, failed } = state
  const focused = list.contains(document.activeElement) ? document.activeElement.getAttribute('href') : undefined
  list.replaceChildren(...messages.map((message) => row(message, known !== undefined && !known.has(message.ID))))
  if (focused) list.querySelector(`a[href="${CSS.escape(focused)}"], a[href="${focused}"]`)?.focus()
  byId('list-title').textContent = query === '' ? 'Inbox' : 'Found'
  byId('tally').textContent = failed
    ? 'Not reachable, trying again'
    : query === ''
      ? unread > 0
        ? `${unread} unread`
        : ''
      : `${messages.length}`
  byId('empty').hidden = messages.length > 0
  byId('empty-title').textContent = query === '' ? 'No mail yet' : 'Nothing fits'
  byId('empty-text').textContent = query === '' ? 'What Debut sends arrives here by itself.' : 'Every word has to be in the message.'
  byId('clear').hidden = messages.length === 0 || query !== ''
  document.title = `${unread > 0 ? `(${unread}) ` : ''}Mail · Debut`
}

const refresh = async () => {
  try {
    const path = state.query === '' ? `messages?limit=${SHOWN}` : `search?limit=${SHOWN}&query=${encodeURIComponent(state.query)}`
    const query = state.query
    const page = await (await api(path)).json()
    if (query !== state.query) return
    const version = JSON.stringify([query, page.unread, page.messages.map(({ ID, Read }) => [ID, Read])])
    if (version === state.version && !state.failed) return
    const known = state.version === '' || query !== state.queryDrawn ? undefined : new Set(state.messages.map(({ ID }) => ID))
    const arrived = known === undefined ? 0 : page.messages.filter(({ ID }) => !known.has(ID)).length
    Object.assign(state, { messages: page.messages, unread: page.unread, version, queryDrawn: query, failed: false })
    drawList(known)
    if (arrived > 0) byId('arrivals').textContent = arrived === 1 ? `New: ${page.messages[0].Subject}` : `${arrived} new messages`
  } catch {
    state.failed = true
    drawList()
  }
}

const fact = (name, ...content) => [element('dt', {}, name), element('dd', {}, ...content)]
const addressees = (addresses) =>
  addresses.flatMap(({ Name, Address }, index) => [
    index > 0 ? ', ' : '',
    ...(Name ? [`${Name} `, element('span', { className: 'address' }, Address)] : [Address]),
  ])

const panelOf = {
  HTML: async ({ ID, Subject }) =>
    element('iframe', {
      title: Subject || 'The message',
      src: `/view/${ID}.html`,
      sandbox: 'allow-popups allow-popups-to-escape-sandbox',
      referrerPolicy: 'no-referrer',
    }),
  Text: async ({ Text }) => element('pre', {}, ...linked(Text || 'This message has no text.')),
  Source: async ({ ID }) => element('pre', { className: 'source', tabIndex: 0 }, await (await api(`message/${ID}/raw`)).text()),
}

const showTab = async (message, name, panel, tabs) => {
  state.tab = name
  for (const tab of tabs.children) {
    const isOn = tab.textContent === name
    tab.setAttribute('aria-selected', String(isOn))
    tab.tabIndex = isOn ? 0 : -1
  }
  panel.setAttribute('aria-labelledby', `tab-${name}`)
  panel.replaceChildren(await panelOf[name](message))
}

const tabsFor = (message) => {
  const names = [...(message.HTML === '' ? [] : ['HTML']), 'Text', 'Source']
  const panel = element('div', { className: 'panel', role: 'tabpanel', id: 'panel' })
  const tabs = element('div', { className: 'tabs', role: 'tablist', 'aria-label': 'How to show the message' })
  tabs.append(
    ...names.map((name) =>
      element('button', {
        type: 'button',
        role: 'tab',
        id: `tab-${name}`,
        'aria-controls': 'panel',
        textContent: name,
        onclick: () => showTab(message, name, panel, tabs),
      }),
    ),
  )
  tabs.addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
    if (step === undefined) return
    const next = tabs.children[(names.indexOf(state.tab) + step + names.length) % names.length]
    next.focus()
    next.click()
  })
  void showTab(message, names.includes(state.tab) ? state.tab : names[0], panel, tabs)
  return [tabs, panel]
}

const remove = async (ids) => {
  await api('messages', { method: 'DELETE', body: JSON.stringify({ IDs: ids }) })
  location.hash = ''
  await refresh()
}

const mailView = (message) => [
  element('a', { className: 'back', href: '#' }, '‹ Inbox'),
  element(
    'div',
    { className: 'reader-head' },
    element('h2', {}, message.Subject || '(no subject)'),
    element('button', { className: 'quiet', type: 'button', onclick: () => remove([message.ID]) }, 'Delete'),
  ),
  element(
    'dl',
    { className: 'facts' },
    ...fact('From', ...addressees([message.From])),
    ...fact('To', ...addressees(message.To)),
    ...(message.Cc.length > 0 ? fact('Cc', ...addressees(message.Cc)) : []),
    ...(message.Bcc.length > 0 ? fact('Bcc', ...addressees(message.Bcc)) : []),
    ...(message.ReplyTo.length > 0 ? fact('Reply to', ...addressees(message.ReplyTo)) : []),
    ...fact('Sent', element('time', { dateTime: message.Date, className: 'num' }, whole.format(instant(message.Date)))),
  ),
  ...(message.Attachments.length > 0
    ? [
        element(
          'ul',
          { className: 'parts', 'aria-label': 'Attachments' },
          ...message.Attachments.map(({ PartID, FileName, Size }) =>
            element(
              'li',
              {},
              element(
                'a',
                { className: 'quiet', href: `/api/v1/message/${message.ID}/part/${PartID}`, download: FileName },
                FileName || `Part ${PartID}`,
                element('span', { className: 'faint num' }, size(Size)),
              ),
            ),
          ),
        ),
      ]
    : []),
  ...tabsFor(message),
]

const hint = (text) => [element('a', { className: 'back', href: '#' }, '‹ Inbox'), element('p', { className: 'hint' }, text)]

const openFromAddress = async () => {
  const id = decodeURIComponent(location.hash.slice(1))
  if (id === 'reader') return
  state.open = id === '' ? undefined : id
  desk.classList.toggle('reading', id !== '')
  for (const each of list.querySelectorAll('a')) {
    if (each.getAttribute('href') === `#${id}`) each.setAttribute('aria-current', 'true')
    else each.removeAttribute('aria-current')
  }
  if (id === '') return reader.replaceChildren(...hint('Choose a message to read it here.'))
  try {
    const message = await (await api(`message/${encodeURIComponent(id)}`)).json()
    if (state.open !== id) return
    reader.replaceChildren(...mailView(message))
    reader.scrollTop = 0
    if (matchMedia('(max-width: 820px)').matches) reader.focus()
  } catch (error) {
    reader.replaceChildren(...hint(error.status === 404 ? 'This message is gone.' : 'The mailbox does not answer.'))
  }
  await refresh()
}

let armed
const clear = byId('clear')
clear.addEventListener('click', async () => {
  clearTimeout(armed)
  if (clear.dataset.armed) await remove([])
  const isArmed = !clear.dataset.armed
  if (isArmed) clear.dataset.armed = 'yes'
  else delete clear.dataset.armed
  clear.textContent = isArmed ? 'Really delete all?' : 'Delete all'
  if (!isArmed) return
  armed = setTimeout(() => {
    delete clear.dataset.armed
    clear.textContent = 'Delete all'
  }, 4000)
})

byId('search').addEventListener('submit', (event) => event.preventDefault())
search.addEventListener('input', () => {
  state.query = search.value.trim()
  void refresh()
})
addEventListener('hashchange', openFromAddress)
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void refresh()
})

const poll = async () => {
  if (!document.hidden) await refresh()
  setTimeout(poll, POLL_MS)
}

await openFromAddress()
await poll()
