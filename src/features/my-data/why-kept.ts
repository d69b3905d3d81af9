import { AgreementScene } from '@/wire/enums/agreement'
import type { Consent } from '@/wire/schemas/my-data'
import { messages } from './messages'

const OF_SCENE = {
  [AgreementScene.accountRegister]: () => messages.why.account,
  [AgreementScene.accountDelete]: () => messages.why.deletion,
  [AgreementScene.customerInformation]: () => messages.why.papers,
} as const satisfies Record<AgreementScene, () => string>

/** What a consent is good for: what taking it back means, or why it stays. */
export const whyKept = ({ scene, isOptional, withdrawnTime }: Consent): string => {
  if (withdrawnTime !== null) return messages.why.withdrawn(withdrawnTime)
  if (isOptional) return messages.why.optional
  return scene === null ? messages.why.order : OF_SCENE[scene]()
}
