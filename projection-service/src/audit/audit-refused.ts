/** There is nothing to audit, or nothing to audit it with. Its message is for the operator. */
export class AuditRefused extends Error {
  override readonly name = 'AuditRefused'
}
