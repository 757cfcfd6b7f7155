import { mintAccessToken } from './access-token.ts'
import { demoMembers } from './demo-members.ts'
import { readStackFile } from './stack-file.ts'
import { dataDirSetting } from './start-settings.ts'

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const names = demoMembers.map(({ username }) => username).join(', ')
const [username] = process.argv.slice(2)
if (username === undefined) fail(`Usage: npm run token -- USERNAME, where USERNAME is one of ${names}`)
const member =
  demoMembers.find((candidate) => candidate.username === username) ?? fail(`There is no demo member "${username}". There are: ${names}`)
const dataDir = dataDirSetting()
const stack = readStackFile(dataDir) ?? fail(`No local stack runs on ${dataDir}: start one with npm start (DATA_DIR names another folder).`)
const now = Math.floor(Date.now() / 1000)
const token = await mintAccessToken(member, { signingKeysFile: stack.signingKeysFile, edgeUrl: stack.edge.url, now })
process.stdout.write(`${token}\n`)
