/** Apart from what verifies tokens, so that a service without members need not load that. */
export class InvalidToken extends Error {
  override readonly name = 'InvalidToken'
}
