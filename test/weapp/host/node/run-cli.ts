import { startChromium } from './chromium-environment'
import { readCliOptions } from './cli-options'
import type { StartEnvironment } from './environment'
import { startHappyDom } from './happy-dom-environment'
import { openHost } from './open-host'

const startInChromium: StartEnvironment = (options) => {
  const executablePath = process.env.CHROMIUM_PATH
  if (executablePath === undefined) throw new Error('CHROMIUM_PATH must name a Chromium or Chrome')
  return startChromium(options, { executablePath, args: ['--no-sandbox'] })
}

const ENVIRONMENTS: Readonly<Record<string, StartEnvironment>> = {
  'happy-dom': startHappyDom,
  chromium: startInChromium,
}

async function main(): Promise<void> {
  const { environment, ...options } = readCliOptions(process.argv.slice(2))
  const startEnvironment = ENVIRONMENTS[environment]
  if (!startEnvironment)
    throw new Error(`--environment is one of ${Object.keys(ENVIRONMENTS).join(', ')}, not "${environment}"`)
  const host = await openHost({ ...options, startEnvironment, onClose: () => process.exit(0) })
  const end = (): void => void host.close().then(() => process.exit(0))
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  process.stdout.write(`${host.wsEndpoint}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
