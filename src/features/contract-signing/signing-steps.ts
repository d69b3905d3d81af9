import type { ContractDetail } from '@/wire/schemas/contract'
import { ContractStatus } from '@/wire/enums/order'
import { shortTime } from '@/domain/time/shanghai-time'
import { messages } from './messages'

/** A step of signing as it is drawn. */
export interface SigningStep {
  id: 'identity' | 'read' | 'sign' | 'seal'
  title: string
  note: string
  state: 'done' | 'now' | 'waiting' | 'failed' | 'next'
}

const identity = ({ identityCheckedTime, signerName, signerNo, signerPhone }: ContractDetail): SigningStep =>
  identityCheckedTime === null
    ? { id: 'identity', title: messages.identity, note: messages.identityNote(signerPhone), state: 'now' }
    : { id: 'identity', title: messages.identityDone, note: messages.signer(signerName, signerNo), state: 'done' }

const read = ({ openedTime, pages }: ContractDetail): SigningStep => {
  const length = messages.readNote(pages)
  return openedTime === null
    ? { id: 'read', title: messages.read, note: length, state: 'now' }
    : {
        id: 'read',
        title: messages.readDone,
        note: messages.readDoneNote(length, shortTime(openedTime)),
        state: 'done',
      }
}

const sign = (contract: ContractDetail): SigningStep => {
  const { contractStatus, signedTime, failReason } = contract
  if (signedTime !== null) return { id: 'sign', title: messages.signed, note: shortTime(signedTime), state: 'done' }
  if (contractStatus === ContractStatus.signing) {
    return { id: 'sign', title: messages.signing, note: messages.signingNote, state: 'waiting' }
  }
  if (failReason !== null) return { id: 'sign', title: messages.failed, note: failReason, state: 'failed' }
  return canSign(contract)
    ? { id: 'sign', title: messages.sign, note: messages.signReady, state: 'now' }
    : { id: 'sign', title: messages.sign, note: messages.signNote, state: 'next' }
}

const seal = ({ signedTime }: ContractDetail): SigningStep =>
  signedTime === null
    ? { id: 'seal', title: messages.seal, note: messages.sealNote, state: 'next' }
    : { id: 'seal', title: messages.seal, note: messages.sealed(shortTime(signedTime)), state: 'done' }

/** Whether the signer is checked and has opened what is to be signed. */
const canSign = ({ identityCheckedTime, openedTime }: ContractDetail): boolean =>
  identityCheckedTime !== null && openedTime !== null

/** The four steps of signing, in their order on the page. */
export const signingSteps = (contract: ContractDetail): SigningStep[] => [
  identity(contract),
  read(contract),
  sign(contract),
  seal(contract),
]

/** The one thing to do next. */
export type NextTask = 'identity' | 'read' | 'sign' | 'signAgain' | 'openAgain' | 'toOrder'

/** What the page's main button does. */
export const nextTask = (contract: ContractDetail): NextTask => {
  if (contract.contractStatus === ContractStatus.passed) return 'toOrder'
  if (contract.contractStatus === ContractStatus.signing) return 'openAgain'
  if (contract.openedTime === null) return 'read'
  if (contract.identityCheckedTime === null) return 'identity'
  return contract.failReason === null ? 'sign' : 'signAgain'
}
