import Taro from '@tarojs/taro'
import { watchAppUpdate } from '@/platform/app-update'
import { hostFloor } from '@/platform/host-floor'
import { network } from '@/platform/network'
import { system } from '@/platform/system'
import { keepConfigurationsInStep } from '@/services/configuration/keep-in-step'
import { leadToMaintenance } from '@/services/navigation/maintenance'
import { watchClosed } from '@/services/request/closed-app'
import { freshenUser } from '@/services/session/profile'
import { session } from '@/services/session/session'
import { loggedInOf } from '@/services/session/state'
import { dropExpired } from '@/services/storage/stored-slot'
import { textScale } from '@/services/text-scale'
import { confirmDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { setScreenFrame } from '@/ui/page/screen-frame'
import { startPrivacyConsent } from '@/widgets/privacy-consent'
import { messages } from './messages'

/**
 * The custom tab bar stands in for the native one. A client that knows custom bars has no
 * native one to hide and refuses; the page never has one, and its call would never settle.
 */
const hideNativeTabBar = (): void => {
  if (process.env.TARO_ENV !== 'weapp') return
  Taro.hideTabBar({ animation: false }).catch(() => undefined)
}

/** In H5 CSS knows the status bar; there the inset is 0. A bar lies around WeChat's capsule, as far from it as the edge is. */
const drawBy = ({ scale }: { scale: number }): void => {
  const { statusBarHeight, capsule } = system.insets()
  setScreenFrame({
    textScale: scale,
    ...(statusBarHeight > 0 && { statusBarPx: statusBarHeight }),
    ...(capsule && {
      navPx: capsule.height + 2 * (capsule.top - statusBarHeight),
      capsuleRoomPx: capsule.fromRight + capsule.marginRight,
    }),
  })
}

/** What another device changed since; a refused token ends the session. */
const freshenStoredUser = (): void => {
  if (loggedInOf(session.getState())) freshenUser()
}

const offerRestart = async (restart: () => void): Promise<void> => {
  const isWanted = await confirmDialog({
    title: messages.updateTitle,
    text: messages.updateText,
    okLabel: messages.restart,
    cancelLabel: messages.later,
  })
  if (isWanted) restart()
}

/** The first page has come by then. */
const ONCE_AT_REST_MS = 10_000

/** What the app does once, as it starts. */
export const launch = (): void => {
  if (hostFloor.isBelow()) hostFloor.askForNewer(messages.oldHost)
  hideNativeTabBar()
  drawBy(textScale.getState())
  textScale.subscribe(drawBy)
  freshenStoredUser()
  keepConfigurationsInStep()
  network.watch((isOnline) => showToast(isOnline ? messages.online : messages.offline))
  watchAppUpdate((restart) => void offerRestart(restart))
  startPrivacyConsent()
  watchClosed(leadToMaintenance)
  setTimeout(dropExpired, ONCE_AT_REST_MS)
}
