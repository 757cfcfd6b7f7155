import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { composeText, interpolate, parseCompose, parseEnvFile, root, servicesOf } from './testing/compose-file.ts'
import { fillIn } from './secrets.ts'

const dockerfile = readFileSync(join(import.meta.dirname, 'Dockerfile'), 'utf8')
const example = readFileSync(join(import.meta.dirname, '.env.example'), 'utf8')
const services = servicesOf(parseCompose(interpolate(composeText, parseEnvFile(fillIn(example, 'https://debut.example')))))

const instructions = dockerfile.split('\n').flatMap((line) => {
  const [, instruction, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? []
  return instruction === undefined || rest === undefined ? [] : [{ instruction, words: rest.split(' ') }]
})
const of = (name: string) => instructions.filter(({ instruction }) => instruction === name).map(({ words }) => words)
const copiedFromCheckout = of('COPY')
  .filter(([first]) => !first?.startsWith('--from'))
  .flatMap((words) => words.slice(0, -1))

it('is built from files that are there', () => {
  expect(copiedFromCheckout.length).toBeGreaterThan(8)
  expect(copiedFromCheckout.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

it('may have them: .dockerignore leaves them in', () => {
  const allowed = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))
  const isAllowed = (path: string) => allowed.some((each) => path === each || path.startsWith(`${each}/`))
  expect(copiedFromCheckout.filter((path) => !isAllowed(path.replace(/\/$/, '')))).toEqual([])
})

it('installs every workspace that the lock file knows', () => {
  const { workspaces } = z.object({ workspaces: z.array(z.string()) }).parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  expect(copiedFromCheckout).toEqual(expect.arrayContaining(workspaces.map((workspace) => `${workspace}/package.json`)))
})

it('starts the files that docker-compose.yml names', () => {
  const mains = [...services.values()].flatMap(({ build, command }) => (build === undefined ? [] : [command?.at(-1) ?? '']))
  expect(mains).toHaveLength(7)
  expect(mains.filter((main) => !existsSync(join(root, main)))).toEqual([])
  const runtime = instructions.slice(instructions.findLastIndex(({ instruction }) => instruction === 'FROM'))
  const copied = runtime.flatMap(({ instruction, words }) => (instruction === 'COPY' ? words.slice(0, -1) : []))
  expect(mains.filter((main) => !copied.some((folder) => main.startsWith(`${folder}/`)))).toEqual([])
})

it('runs the Node that the project pins, and not as root', () => {
  const { dependencies } = z
    .object({ dependencies: z.object({ node: z.string() }) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const bases = of('FROM').flatMap(([image]) => (image?.startsWith('node:') ? [image] : []))
  expect(new Set(bases)).toEqual(new Set([`node:${dependencies.node}-slim`]))
  expect(of('USER')).toEqual([['node']])
})
