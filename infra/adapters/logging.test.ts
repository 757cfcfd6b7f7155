import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runProgram } from './testing/child-program.ts'

const linesOf = async (statements: string) => {
  const { stdout } = await runProgram(`
    import { createLogger } from './logging.ts'
    const logger = createLogger('a-service', 'info')
    ${statements}`).ended
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

describe('a log line', () => {
  it('is JSON that says who, when and how grave', async () => {
    const [line] = await linesOf(`logger.debug('not this'); logger.warn({ tries: 3 }, 'it took a while')`)
    expect(line).toMatchObject({ name: 'a-service', level: 'warn', tries: 3, msg: 'it took a while' })
    expect(line?.['time']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })

  it('never shows a secret, wherever it stands', async () => {
    const names = [
      'authorization',
      'cookie',
      'set-cookie',
      'token',
      'access_token',
      'refresh_token',
      'password',
      'secret',
      'apikey',
      'user-agent',
      'x-forwarded-for',
    ]
    const lines = await linesOf(`
      for (const name of ${JSON.stringify(names)}) {
        const bare = { [name]: 'hunter2', kept: 'yes' }
        logger.info(bare)
        logger.info({ headers: bare })
        logger.info({ req: { headers: bare } })
        logger.info({ res: { req: { headers: bare } } })
        logger.error({ err: Object.assign(new Error('no'), bare) })
        logger.error({ err: Object.assign(new Error('no'), { headers: bare }) })
        logger.error({ err: Object.assign(new Error('no'), { response: { headers: bare } }) })
        logger.error(Object.assign(new Error('no'), { response: { headers: bare } }))
        logger.child({ headers: bare }).info('from a child')
      }`)
    expect(lines).toHaveLength(9 * names.length)
    for (const line of lines.map((each) => JSON.stringify(each))) {
      expect(line).toContain('"[secret]","kept":"yes"')
      expect(line).not.toContain('hunter2')
    }
  })

  it('shows a secret of no kind and at no depth', async () => {
    const lines = await linesOf(`
      const deep = { a: { b: { c: { d: { e: { token: 'hunter2', kept: 'yes' } } } } } }
      logger.info(deep)
      logger.info({ requests: [{ headers: { 'set-cookie': ['a=hunter2', 'b=hunter2'], kept: 'yes' } }] })
      logger.info({ headers: { Authorization: 'hunter2', kept: 'yes' } })
      logger.info({ secret: { of: [{ many: 'hunter2' }] }, kept: 'yes' })
      logger.info('asked with %j', { token: 'hunter2 \\" hunter2', kept: 'yes' })`)
    expect(lines).toHaveLength(5)
    for (const line of lines.map((each) => JSON.stringify(each).replaceAll('\\"', '"'))) {
      expect(line).toContain('"[secret]","kept":"yes"')
      expect(line).not.toContain('hunter2')
    }
  })

  it('quotes no row that a database has complained of', async () => {
    const [line] = await linesOf(`
      const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(hunter2) exists', where: 'COPY hunter2' })
      logger.error({ err: error }, 'no')`)
    expect(line).toMatchObject({ err: { type: 'Error', message: 'duplicate key', code: '23505', stack: expect.any(String) } })
    expect(JSON.stringify(line)).not.toContain('hunter2')
  })

  it('leaves what was logged as it was', async () => {
    const [, after] = await linesOf(`
      const request = { headers: { authorization: 'Bearer x' } }
      logger.info(request)
      logger.info({ length: request.headers.authorization.length })`)
    expect(after).toMatchObject({ length: 8 })
  })

  it('does not keep a process from ending when its reader has died', async () => {
    const program = `
      import { createLogger } from '${new URL('logging.ts', import.meta.url).href}'
      const logger = createLogger('a-service', 'info')
      process.once('SIGUSR2', () => {
        logger.info('stopping')
        process.exit(7)
      })
      logger.info('begun')
      setInterval(() => logger.info('at work'), 5)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'ignore'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    await once(child.stdout, 'data')
    child.stdout.destroy()
    const ended = once(child, 'exit')
    child.kill('SIGUSR2')
    expect(await ended).toEqual([7, null])
  })
})
