import { type Browser, chromium } from 'playwright-core'

/** The Chromium that comes with npm: nothing else has to be on the machine. */
export const launchBrowser = async (): Promise<Browser> => {
  // Without it the package takes this for a machine that has no browser libraries to unpack.
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs22.x'
  const { default: packed } = await import('@sparticuz/chromium')
  // As one process, closing one page would end the browser.
  const args = packed.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote')
  return chromium.launch({
    executablePath: await packed.executablePath(),
    args: [...args, '--no-sandbox', '--disable-background-networking'],
  })
}
