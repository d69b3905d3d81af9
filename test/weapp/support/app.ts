import automator from 'miniprogram-automator'
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import { hostExtras, type HostExtras } from '../host/client/host-extras'
import { startHost } from '../host/client/start-host'
import { findBrowser } from '../../support/browser/browser'
import { startApiServer, type ApiServer } from './api-server'
import { BUILT_ORIGIN, DIST, PROJECT, WECHAT_CLI } from './paths'
import { shopperOf, type Shopper } from './shopper'

/** The built app in front of its server, with a shopper at it. */
export interface OpenedApp {
  readonly api: ApiServer
  readonly shopper: Shopper
  /** What only the host can do; the real tool refuses these. */
  readonly host: HostExtras
  /** What WeChat would have complained of since the last time; the real tool tells of exceptions alone. */
  takeComplaints(): Promise<readonly unknown[]>
  /** Ends the app and opens it at an address, with what it stored; the real tool keeps the app and opens the page anew. */
  reopen(url: string): Promise<void>
  close(): Promise<void>
}

interface OpenAppOptions {
  readonly environment?: 'happy-dom' | 'chromium'
}

async function openInHost(api: ApiServer, environment: 'happy-dom' | 'chromium'): Promise<OpenedApp> {
  const env: Record<string, string> = {}
  if (environment === 'chromium') {
    const browser = await findBrowser()
    Object.assign(env, browser.env, { CHROMIUM_PATH: browser.executablePath })
  }
  const started = await startHost({ project: DIST, origins: { [BUILT_ORIGIN]: api.origin }, environment, env })
  const { miniProgram } = started
  const close = async (): Promise<void> => {
    await started.close()
    await api.close()
  }
  const host = hostExtras(miniProgram)
  return {
    ...{ api, host, close },
    shopper: shopperOf(miniProgram),
    takeComplaints: () => host.takeProblems(),
    reopen: (url) => host.restart({ url, keepStore: true }),
  }
}

/** The client gives up after 30 seconds, which a busy machine takes to start the tool. */
const LAUNCH_LIMIT_MS = 90_000

/** What an earlier run has stored is read as the app starts, so that it is started once more without. */
async function launchFresh(cliPath: string): Promise<MiniProgram> {
  const launch = () => automator.launch({ cliPath, projectPath: PROJECT, timeout: LAUNCH_LIMIT_MS })
  const before = await launch()
  await before.callWxMethod('clearStorage')
  await before.close()
  return launch()
}

async function openInDevTools(api: ApiServer, cliPath: string): Promise<OpenedApp> {
  const miniProgram = await launchFresh(cliPath)
  const exceptions: unknown[] = []
  miniProgram.on('exception', (thrown) => exceptions.push(thrown))
  const close = async (): Promise<void> => {
    await miniProgram.close()
    await api.close()
  }
  return {
    api,
    shopper: shopperOf(miniProgram),
    host: hostExtras(miniProgram),
    takeComplaints: () => Promise.resolve(exceptions.splice(0)),
    reopen: (url) => miniProgram.reLaunch(url).then(() => undefined),
    close,
  }
}

/** Starts a server and the app: in the host, or in real DevTools when WECHAT_CLI names their command line. */
export async function openApp({ environment = 'happy-dom' }: OpenAppOptions = {}): Promise<OpenedApp> {
  const api = await startApiServer()
  try {
    return await (WECHAT_CLI === undefined ? openInHost(api, environment) : openInDevTools(api, WECHAT_CLI))
  } catch (error) {
    await api.close()
    throw error
  }
}
