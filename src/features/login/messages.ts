import { Sandbox } from '@/wire/enums/platform'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of logging in. */
const en = {
  loginTitle: 'Log in',
  demoTitle: 'This is the demo',
  /** What it means that a service outside is played. */
  played: {
    [Sandbox.login]: 'WeChat’s login is played.',
    [Sandbox.sms]: 'No SMS is sent: codes appear in the server’s terminal.',
    [Sandbox.pay]: 'No money moves.',
    [Sandbox.transfer]: 'The account for transfers does not exist.',
    [Sandbox.maps]: 'Addresses are told by the nearest shop.',
    [Sandbox.sign]: 'Nothing is signed in law.',
    [Sandbox.vehicle]: 'Car locations are simulated.',
  } satisfies Record<Sandbox, string>,
  sentences: (all: readonly string[]) => all.join(' '),
  lookAroundAs: 'Look around as',
  someoneNew: 'Someone new',
  nobodyReal: 'Please use no real names or numbers.',
  welcome: (brand: string) => `Welcome to ${brand}`,
  welcomeText: 'One account for your order and your car.',
  hasExpired: 'Your login has ended. Please log in again.',
  again: 'Log in again with WeChat',
  oneTap: 'Log in with this phone number',
  anotherNumber: 'Use another number',
  byPhone: 'Log in by phone',
  guest: 'Browse as guest',
  notShared: 'Your number was not shared. You can try again, or use another number and a code by SMS.',
  phoneTitle: 'Log in by phone',
  phoneText: 'New numbers get an account at once.',
  wrongPhone: 'Enter an 11-digit mobile number',
  getCode: 'Get code',
  nextCodeIn: (wait: string) => `Next code in ${wait}`,
  guestText: 'No login needed to look around',
  codeTitle: 'Enter verification code',
  sentTo: (phone: string) => `Sent to ${phone}.`,
  change: 'Change',
  resend: 'Resend code',
  resendIn: (wait: string) => `Resend in ${wait}`,
  noCode: 'No code?',
  noCodeTitle: 'No message yet?',
  noCodeText: (hotline: string) =>
    `It can take a minute. Check the number and the blocked messages of your phone, then ask for a new code. Customer service: ${hotline}.`,
  logIn: 'Log in',
  codeSent: 'Code sent',
}

export type Messages = typeof en

export const messages = texts(en, zh)
