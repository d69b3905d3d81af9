import { SandboxOutcome } from '@/wire/enums/payment'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of signing a contract. */
const en = {
  title: 'Sign contract',
  heading: {
    sign: 'Sign your contract',
    signing: 'Sign your contract',
    done: 'Contract signed',
    failed: 'Not signed yet',
  },
  subject: (car: string, orderNo: string) => `${car} · order ${orderNo}`,

  identity: 'Confirm it is you',
  identityDone: 'Identity checked',
  identityNote: (phone: string) => `A code goes to ${phone}`,
  signer: (name: string, no: string) => `${name} · ${no}`,
  read: 'Read the contract',
  readDone: 'Contract opened',
  readNote: (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`),
  readDoneNote: (pages: string, time: string) => `${pages} · opened ${time}`,
  sign: 'Sign',
  signNote: 'Needs the two steps above',
  signReady: 'You sign on the signing provider’s page',
  signing: 'Signing',
  inProgress: 'in progress',
  signingNote: 'The signing is open. We check the result every few seconds.',
  signed: 'Signed',
  failed: 'Signing did not succeed',
  seal: 'Sealed by Vela',
  sealNote: 'Right after you have signed',
  sealed: (time: string) => `Complete since ${time}`,

  contract: 'Contract',
  contractNo: (no: string) => `Car purchase contract, No. ${no}`,
  vehicleTotal: 'Vehicle total',
  delivery: 'Delivery',
  deliveryBy: (place: string, day: string) => `${place}, by ${day}`,
  comeBack: (time: string) => `Closed the signing page? Nothing is lost. Open it again, or come back by ${time}.`,
  notOpenYet: 'Signing opens soon. Your order keeps its place until then.',
  sandboxNote: 'This is a sandbox: nothing is signed in law.',

  preview: 'Preview',
  actions: {
    identity: 'Get code',
    read: 'Read contract',
    sign: 'Sign contract',
    signAgain: 'Sign again',
    openAgain: 'Open signing again',
    toOrder: 'View order',
  },

  previewFailed: 'The contract could not be opened',
  signFailed: 'The signing could not be opened',
  outsideTitle: 'Sign in the browser',
  outsideText:
    'You sign on a page of the provider. In WeChat its address is copied: open it in your phone’s browser, then come back here.',
  outsideGo: 'Go on',

  sandboxTitle: 'Sandbox signing',
  sandboxNothing: 'Nothing is signed in law.',
  sandboxText: 'Choose what the signing provider answers.',
  sandboxAnswer: 'Answer of the provider',
  sandboxAnswers: {
    [SandboxOutcome.success]: { label: 'Success', note: 'Signed at once' },
    [SandboxOutcome.failure]: { label: 'Failure', note: 'The face check does not succeed' },
    [SandboxOutcome.delay]: { label: 'Delay', note: 'Signed after 20 seconds' },
  } satisfies Record<SandboxOutcome, { label: string; note: string }>,
  test: 'Test signing',

  notReadyTitle: 'No contract yet',
  notReadyText: 'Your contract appears here as soon as it is ready.',
}

export type Messages = typeof en

export const messages = texts(en, zh)
