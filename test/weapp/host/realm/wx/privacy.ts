import { WxFailure } from './settle'
import type { WxFamily } from './strict-wx'

/** What a consent sheet answers. */
interface PrivacyAnswer {
  readonly event: 'agree' | 'disagree' | 'exposureAuthorization'
}

type NeedListener = (resolve: (answer: PrivacyAnswer) => void, info: { referrer: string }) => void

/** Whether the user agreed to the privacy guide, and how the app asks. */
export interface Privacy {
  readonly family: WxFamily
  agree(): void
  /** Forgets the consent, as after the user cleared it or a new guide was published. */
  require(): void
  /** Asks for consent before a private interface runs. Rejects when the user refuses. */
  ask(referrer: string): Promise<void>
}

const REFUSED = 104

export function createPrivacy(): Privacy {
  let isNeeded = false
  let listener: NeedListener | undefined
  const ask = (referrer: string): Promise<void> =>
    new Promise((resolve, reject) => {
      if (!isNeeded) return resolve()
      // WeChat would show a sheet of its own, which a test cannot answer.
      if (!listener) return reject(new WxFailure('privacy permission is not authorized', REFUSED))
      listener(
        ({ event }) => {
          if (event === 'exposureAuthorization') return
          isNeeded = event !== 'agree'
          if (isNeeded) reject(new WxFailure('privacy permission is not authorized', REFUSED))
          else resolve()
        },
        { referrer },
      )
    })
  return {
    ask,
    agree: () => {
      isNeeded = false
    },
    require: () => {
      isNeeded = true
    },
    family: {
      calls: {
        getPrivacySetting: () => ({ needAuthorization: isNeeded, privacyContractName: 'Privacy guide' }),
        requirePrivacyAuthorize: () => ask('requirePrivacyAuthorize'),
        openPrivacyContract: () => undefined,
      },
      direct: {
        onNeedPrivacyAuthorization: (wanted: NeedListener) => {
          listener = wanted
        },
      },
    },
  }
}
