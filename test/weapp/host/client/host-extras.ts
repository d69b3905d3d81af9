import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import type Page from 'miniprogram-automator/out/Page'
import type { TreeNode } from '../realm/drawn-tree'
import type { LaunchRequest } from '../realm/host'
import type { PageMeasure, SetDataCall } from '../realm/measures'
import type { Problem } from '../realm/problems'

/** What the host offers beyond the real tool, typed. */
export interface HostExtras {
  /** What WeChat would refuse or warn of, since the last time this was asked. */
  takeProblems(): Promise<readonly Problem[]>
  takeSetDataCalls(): Promise<readonly SetDataCall[]>
  /** How often a finger has moved the page itself since the last time this was asked. */
  takeScrolls(): Promise<number>
  measures(): Promise<readonly PageMeasure[]>
  tree(page: Page): Promise<readonly (TreeNode | string)[]>
  /** Ends the app and opens it anew, as on a new phone or with what it stored. */
  restart(request?: LaunchRequest & { readonly keepStore?: boolean }): Promise<void>
  /** "none" takes the network away; "wifi" gives it back. */
  setNetwork(networkType: 'none' | 'wifi' | '4g'): Promise<void>
  announceUpdate(): Promise<void>
  isUpdateApplied(): Promise<boolean>
  requirePrivacyConsent(): Promise<void>
  hideApp(): Promise<void>
  showApp(): Promise<void>
}

/** The client's own way to send. */
interface Sender {
  send<T>(method: string, params?: object): Promise<T>
}

/** Speaks the host's own messages over a connected client. */
export function hostExtras(miniProgram: MiniProgram): HostExtras {
  const sender = miniProgram as unknown as Sender
  return {
    takeProblems: async () => (await sender.send<{ problems: Problem[] }>('Host.takeProblems')).problems,
    takeSetDataCalls: async () => (await sender.send<{ calls: SetDataCall[] }>('Host.takeSetDataCalls')).calls,
    takeScrolls: async () => (await sender.send<{ scrolls: number }>('Host.takeScrolls')).scrolls,
    measures: async () => (await sender.send<{ pages: PageMeasure[] }>('Host.getMeasures')).pages,
    tree: async (page) => {
      const { id } = page as unknown as { id: number }
      return (await sender.send<{ tree: (TreeNode | string)[] }>('Host.getTree', { pageId: id })).tree
    },
    restart: (request = {}) => sender.send('Host.restart', request),
    setNetwork: (networkType) => sender.send('Host.setNetwork', { networkType }),
    announceUpdate: () => sender.send('Host.announceUpdate'),
    isUpdateApplied: async () => (await sender.send<{ isApplied: boolean }>('Host.isUpdateApplied')).isApplied,
    requirePrivacyConsent: () => sender.send('Host.requirePrivacyConsent'),
    hideApp: () => sender.send('Host.hideApp'),
    showApp: () => sender.send('Host.showApp'),
  }
}
