import { describe, expect, it } from 'vitest'
import { runProgram } from './testing/child-program.ts'

/** Logs go to stdout, as in the services; what the program says goes there too. */
const service = (start: string, before = '') =>
  runProgram(`
    import { createLogger } from './logging.ts'
    import { runService } from './run-service.ts'
    const say = (text) => process.stdout.write(text + '\\n')
    ${before}
    await runService(createLogger('a-service', 'info'), async () => { ${start} })`)

describe('a service', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('finishes what is in flight on %s and ends well', async (signal) => {
    const program = service(`
      const server = setInterval(() => {}, 1000)
      say('running')
      return { close: async () => {
        await new Promise((finished) => setTimeout(finished, 100))
        clearInterval(server)
        say('in-flight work is done')
      } }`)
    await program.says('running')
    program.kill(signal)
    const { code, stdout } = await program.ended
    expect(stdout).toContain('in-flight work is done')
    expect(stdout).toContain('"msg":"stopped"')
    expect(code).toBe(0)
  })

  it('closes once, however many signals it gets', async () => {
    const program = service(`
      setInterval(() => {}, 1000)
      say('running')
      return { close: async () => {
        const finished = new Promise((resolve) => process.once('SIGUSR2', resolve))
        say('closing')
        await finished
      } }`)
    await program.says('running')
    program.kill('SIGTERM')
    await program.says('closing')
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGUSR2'] as const) program.kill(signal)
    const { code, stdout } = await program.ended
    expect(stdout.split('closing\n')).toHaveLength(2)
    expect(code).toBe(0)
  })

  it('ends at once on SIGTERM while it still waits for what it depends on', async () => {
    const program = service(`
      say('waiting')
      await new Promise(() => setInterval(() => {}, 1000))`)
    await program.says('waiting')
    program.kill('SIGTERM')
    expect((await program.ended).code).toBe(0)
  })

  it.each([
    ['its start fails', `throw new Error('no database')`, 'no database'],
    ['a promise is rejected and not handled', `setInterval(() => {}, 1000); void Promise.reject(new Error('lost')); return {}`, 'lost'],
    ['something throws out of turn', `setInterval(() => { throw new Error('out of turn') }, 1); return {}`, 'out of turn'],
  ])('ends with exit code 1 and says why when %s', async (_, start, why) => {
    const { code, stdout } = await service(start).ended
    expect(stdout).toContain('"level":"fatal"')
    expect(stdout).toContain(why)
    expect(code).toBe(1)
  })

  it('ends with exit code 1 when it can not be closed', async () => {
    const program = service(`
      setInterval(() => {}, 1000)
      say('running')
      return { close: async () => { throw new Error('stuck') } }`)
    await program.says('running')
    program.kill('SIGTERM')
    expect(await program.ended).toMatchObject({ code: 1, stdout: expect.stringContaining('stuck') as string })
  })

  it.each([
    ['something still runs', 'setInterval(() => {}, 1000)'],
    ['nothing would keep it alive', `const alive = setInterval(() => {}, 1000); process.once('SIGTERM', () => clearInterval(alive))`],
  ])('ends with exit code 1 when closing takes longer than its grace, while %s', async (_, alive) => {
    const hurry = `const real = setTimeout; globalThis.setTimeout = (then, ms) => real(then, ms / 20)`
    const program = service(`${alive}; say('running'); return { close: () => new Promise(() => {}) }`, hurry)
    await program.says('running')
    program.kill('SIGTERM')
    expect(await program.ended).toMatchObject({ code: 1, stdout: expect.stringContaining('still busy 10000 ms after SIGTERM') as string })
  })
})
