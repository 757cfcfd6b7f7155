import type { BrowserContext } from 'playwright-core'

/** Shifts a browser's clock from the machine's, before the page's own code runs. */
export const shiftClock = async (context: BrowserContext, milliseconds: number): Promise<void> => {
  if (milliseconds === 0) return
  await context.addInitScript((shift) => {
    const MachineDate = Date
    globalThis.Date = class extends MachineDate {
      constructor(...given: []) {
        if (given.length === 0) super(MachineDate.now() + shift)
        else super(...given)
      }

      static override now() {
        return MachineDate.now() + shift
      }
    } as DateConstructor
  }, milliseconds)
}
