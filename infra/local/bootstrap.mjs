// Plain JavaScript on Node's own modules: this runs before anything is installed, on whatever Node the reader has.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { shiftOf, takeClock, wallTime } from './clock-option.mjs'
import { demoShift } from './demo-clock.mjs'
import { hold } from './exclusive.mjs'
import { installState, markInstalled, pinnedNode } from './installed.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

const tasks = {
  start: ['infra/local/start.ts'],
  dev: ['infra/local/dev.ts'],
  token: ['infra/local/token.ts'],
  import: ['infra/deploy/import/import-tools.ts'],
  test: ['node_modules/vitest/vitest.mjs', 'run'],
  check: ['infra/checks/check.ts'],
  bench: ['infra/lab/bench/bench.ts'],
  faults: ['infra/lab/faults/faults.ts'],
  attack: ['infra/lab/attack/attack.ts'],
  walk: ['infra/lab/walk/walk.ts'],
  rebuild: ['infra/deploy/rebuild.ts'],
  parked: ['infra/deploy/parked.ts'],
  'move-log': ['infra/deploy/move-log/move-log.ts'],
  backup: ['infra/deploy/backup/backup.ts'],
  restore: ['infra/deploy/backup/restore.ts'],
  verify: ['infra/deploy/backup/verify.ts'],
  'vote-review': ['infra/deploy/vote-review/vote-review.ts'],
  audit: ['infra/deploy/audit.ts'],
  screenshots: ['client/e2e/testing/take-screenshots.ts'],
}

/** These tasks can be run at another time, together with all programs and browsers that they start. */
const WITH_CLOCK = ['test', 'faults', 'walk']
/** These tasks make their own worlds; all others use the world in the data folder. */
const WITHOUT_WORLD = [...WITH_CLOCK, 'check', 'bench', 'attack', 'screenshots']

const fail = (message) => {
  console.error(message)
  process.exit(1)
}

/** stderr, so that what a task prints (a token) stays alone on stdout. */
const say = (message) => console.error(message)

const requireNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Debut needs Node 20.19 or newer to begin with, and this is ${process.version}. A newer one is at https://nodejs.org`)
  }
}

/** Runs a command quietly and gives its output back, so that it is shown only when something failed. */
const run = (command, args, options) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks = []
    const interrupt = (signal) => {
      child.kill(signal)
      child.once('close', () => process.exit(signal === 'SIGINT' ? 130 : 143))
    }
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => {
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() })
    })
  })

/** The npm that started us, where it was npm; otherwise the one on the PATH. */
const npm = (args) => {
  const cli = process.env.npm_execpath
  if (cli && /npm-cli\.[cm]?js$/.test(cli) && existsSync(cli)) return run(process.execPath, [cli, ...args], { cwd: root })
  return run('npm', args, { cwd: root, shell: process.platform === 'win32' })
}

let clockEnv = {}

const shiftClocks = (shift) => {
  const preload = pathToFileURL(join(root, 'infra', 'testing', 'shifted-clock.mjs')).href
  clockEnv = { NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import ${preload}`].filter(Boolean).join(' '), CLOCK_SHIFT_MS: String(shift) }
}

/** Tests of the start have already shifted their clocks. */
const setDemoClock = () => {
  if (process.env.CLOCK_SHIFT_MS !== undefined) return
  try {
    const { DATA_DIR = '.data', DEMO_HOUR } = process.env
    const shift = demoShift(resolve(root, DATA_DIR || '.data'), DEMO_HOUR, Date.now())
    if (shift !== 0) shiftClocks(shift)
  } catch (error) {
    fail(error.message)
  }
}

const setClock = (clock) => {
  try {
    const now = Date.now()
    const shift = shiftOf(clock, now)
    shiftClocks(shift)
    say(`The clocks begin at ${wallTime(now + shift)} in Los Angeles: repeat it with --clock ${wallTime(now + shift)}`)
  } catch (error) {
    fail(error.message)
  }
}

const withPinnedNode = (args, stdio) =>
  spawn(pinnedNode(root), args, {
    cwd: root,
    stdio,
    // Sources stripped of their types and compiled once: the next start is quicker, and each process 15 MB smaller.
    env: {
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
      ...process.env,
      ...clockEnv,
      PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
    },
  })

/** It reports its own failures; without it the start takes longer, and that is all. */
const prepareFirstStart = () =>
  new Promise((resolve) => {
    const child = withPinnedNode(['infra/local/prepare.ts'], ['ignore', 'inherit', 'inherit', 'ipc'])
    child.on('error', resolve).on('exit', resolve)
  })

const install = async (state) => {
  const begun = Date.now()
  say(state === 'missing' ? 'Installing packages (first run, about a minute)…' : 'Installing packages (the lock file has changed)…')
  const ci = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'])
  if (ci.code !== 0) fail(`${ci.output}\nInstalling packages failed (npm ci, exit code ${ci.code}).`)
  if (!existsSync(pinnedNode(root))) {
    // Where npm is set to run no install scripts, the pinned Node has not been fetched yet.
    const fetched = await run(process.execPath, ['installArchSpecificPackage.js'], { cwd: join(root, 'node_modules', 'node') })
    if (!existsSync(pinnedNode(root))) fail(`${fetched.output}\nThe pinned Node could not be installed.`)
  }
  markInstalled(root)
  await prepareFirstStart()
  say(`Installed in ${Math.round((Date.now() - begun) / 1000)} s.`)
}

/** npm's own installation ends with this. Ours holds the lock and prepares by itself; one without all packages has nothing to start. */
const installedByNpm = async () => {
  const lock = await hold(`install ${root}`)
  if (!lock.release || installState(root) !== 'ready') return
  markInstalled(root)
  await prepareFirstStart()
}

const requirePackages = async () => {
  for (let shown = false; installState(root) !== 'ready';) {
    const lock = await hold(`install ${root}`)
    if (lock.release) {
      const state = installState(root)
      if (state !== 'ready') await install(state)
      await lock.release()
      return
    }
    if (!shown) say(`Process ${lock.heldBy.pid ?? '(unknown)'} is installing packages here; waiting for it…`)
    shown = true
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const parentOf = (pid) => {
  try {
    return Number(/\) \S+ (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

/** npm runs a script through a shell, so npm is our parent, or the parent of the shell that was given our name. */
const npmLives = () => {
  const parent = process.ppid
  const command = existsSync(`/proc/${parent}/cmdline`) ? readFileSync(`/proc/${parent}/cmdline`, 'utf8') : ''
  const npm = command.includes('-c\0') && command.includes('bootstrap.mjs') ? parentOf(parent) : undefined
  return () => process.ppid === parent && (npm === undefined || parentOf(parent) === npm)
}

/** The closed channel shows the task that this process is gone, even by kill -9; npm's own end is seen by a change of our parents. */
const handOver = (task, args) => {
  const child = withPinnedNode([...task, ...args], ['inherit', 'inherit', 'inherit', 'ipc'])
  child.channel?.unref()
  const forward = (signal) => child.kill(signal)
  // A terminal's Ctrl-C reaches the child by itself, as it is in the same group.
  process.on('SIGINT', (signal) => process.stdin.isTTY || forward(signal))
  process.on('SIGTERM', forward)
  process.on('SIGHUP', forward)
  if (process.env.npm_lifecycle_event) {
    const lives = npmLives()
    setInterval(() => lives() || forward('SIGTERM'), 1000).unref()
  }
  child.on('error', (error) => fail(`The pinned Node did not start: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 137)))
}

const [name = '', ...args] = process.argv.slice(2)
if (name === 'installed') {
  await installedByNpm()
  process.exit()
}
const task = Object.hasOwn(tasks, name) ? tasks[name] : fail(`Unknown task "${name}". There are: ${Object.keys(tasks).join(', ')}.`)
requireNode()
await requirePackages()
const { clock, rest } = WITH_CLOCK.includes(name) ? takeClock(args) : { clock: undefined, rest: args }
if (clock !== undefined) setClock(clock)
else if (!WITHOUT_WORLD.includes(name)) setDemoClock()
handOver(task, rest)
