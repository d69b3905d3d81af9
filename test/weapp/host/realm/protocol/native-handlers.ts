import type { Host } from '../host'
import type { DialogKind } from '../wx/dialogs'
import { textParam, type Handlers } from './handlers'

/** How each native view ends when the user taps its buttons. */
const CONFIRMED: Readonly<Record<string, readonly [DialogKind, unknown]>> = {
  confirmModal: ['modal', { confirm: true, cancel: false }],
  cancelModal: ['modal', { confirm: false, cancel: true }],
  authorizeAllow: ['authorization', {}],
  shareConfirm: ['share', {}],
}

const CANCELLED: Readonly<Record<string, readonly [DialogKind, string]>> = {
  authorizeCancel: ['authorization', 'auth deny'],
  closePaymentDialog: ['payment', 'cancel'],
  shareCancel: ['share', 'cancel'],
}

/** Tool.native: the views and buttons of WeChat itself. */
export function nativeHandlers({ stack, dialogs }: Host): Handlers {
  const goHome = async (): Promise<void> => {
    const [first] = stack.pages()
    if (!first) throw new Error('no page is open')
    await stack.reLaunch({ url: `/${stack.home()}` })
  }
  return {
    'Tool.native': async (params) => {
      const method = textParam(params, 'method')
      const confirmed = CONFIRMED[method]
      const cancelled = CANCELLED[method]
      if (confirmed) dialogs.confirm(...confirmed)
      else if (cancelled) dialogs.cancel(cancelled[0], new Error(cancelled[1]))
      else if (method === 'goHome') await goHome()
      else if (method === 'navigateLeft') await stack.navigateBack()
      else if (method === 'switchTab') await stack.switchTab(params.data as { url: string })
      else throw new Error(`Tool.native "${method}" is not known to the host`)
      return {}
    },
  }
}
