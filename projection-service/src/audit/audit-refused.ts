/** There is nothing to audit, or nothing to audit it with. Its message is for whoever asked. */
export class AuditRefused extends Error {
  override readonly name = 'AuditRefused'
}
