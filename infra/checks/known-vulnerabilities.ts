import { z } from 'zod'
import { type Outcome, runTool } from './run-tool.ts'

const GRAVE = ['high', 'critical']

const Audit = z.object({ vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })).optional() })

/** What is known of the packages that we ship, by the lock file; where the registry says nothing of it, nothing is shown. */
export const checkKnownVulnerabilities = async (): Promise<Outcome> => {
  const { output } = await runTool('npm', ['audit', '--omit=dev', '--json', '--loglevel=silent'])
  const { vulnerabilities } = auditIn(output)
  if (vulnerabilities === undefined) return { ok: true, output: '' }
  const grave = Object.entries(vulnerabilities).filter(([, { severity }]) => GRAVE.includes(severity))
  return { ok: grave.length === 0, output: grave.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`).join('\n') }
}

const auditIn = (output: string): z.infer<typeof Audit> => {
  try {
    return Audit.parse(JSON.parse(output.slice(output.indexOf('{'))))
  } catch {
    return {}
  }
}
