import { Sandbox } from '@/wire/enums/platform'
import { formatMobile } from '@/domain/person/phone'
import type { Environment } from '../env/environment'
import { demoPeople } from '../gateways/wechat-login/demo-people'

/** What is played, and what that means to whoever is in front of it. */
const meanings = {
  [Sandbox.login]: 'WeChat login: no one is asked who they are.',
  [Sandbox.sms]: 'Text messages: none is sent; the codes appear here, in this terminal.',
  [Sandbox.pay]: 'Payment: no money moves.',
  [Sandbox.transfer]: 'Bank transfers: nobody has the account that is shown.',
  [Sandbox.maps]: 'Maps: an address is told by the nearest shop.',
  [Sandbox.sign]: 'Signing: nothing is signed in law.',
  [Sandbox.vehicle]: 'Cars: their locations are simulated.',
} as const satisfies Record<Sandbox, string>

const waysIn = ({ sandboxes }: Environment): string[] => {
  const people = demoPeople.map(({ name, phone }) => `  ${formatMobile(phone)}  ${name ?? 'someone new'}`)
  const others = sandboxes.includes(Sandbox.sms) ? 'a code from this terminal' : 'a code by SMS'
  if (!sandboxes.includes(Sandbox.login)) return [`Who can get in: everybody with ${others}.`]
  return [
    'Who can get in: by one tap in the mini-program',
    ...people,
    `and everybody with ${others}, these numbers too.`,
  ]
}

const boxed = (lines: readonly string[]): string[] => {
  const width = Math.max(...lines.map(({ length }) => length))
  const edge = '─'.repeat(width + 2)
  return [`┌${edge}┐`, ...lines.map((line) => `│ ${line.padEnd(width)} │`), `└${edge}┘`]
}

/** A box that says what of a server is played and who can get in; no line where all is real. */
export const describeDemo = (environment: Environment): string[] => {
  const { sandboxes, isProduction, host } = environment
  if (sandboxes.length === 0) return []
  return boxed([
    isProduction ? 'Played here, as SANDBOX says:' : 'This is the demo. Played here:',
    ...sandboxes.map((sandbox) => `  ${meanings[sandbox]}`),
    ...waysIn(environment),
    ...(host === '127.0.0.1' ? ['Only this machine reaches it; HOST=0.0.0.0 opens it to the network.'] : []),
  ])
}
