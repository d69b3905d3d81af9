import { Sandbox } from '@/wire/enums/platform'
import { StartupError } from '../system/startup-error'
import { credentialVariables, type Credentials } from './env-credentials'
import { optional, type Variables } from './env-values'

const sandboxNames: readonly string[] = Object.values(Sandbox)
const isSandbox = (name: string): name is Sandbox => sandboxNames.includes(name)

/** Sandboxes of services that have no provider yet, which could be given credentials. */
type WithoutProvider = typeof Sandbox.sign | typeof Sandbox.vehicle
type WithProvider = Exclude<Sandbox, WithoutProvider>

/** The credentials with which a gateway is not played. */
const credentialsOf = {
  [Sandbox.login]: 'wechat',
  [Sandbox.sms]: 'tencentSms',
  [Sandbox.pay]: 'wechatPay',
  [Sandbox.transfer]: 'payee',
  [Sandbox.maps]: 'maps',
} as const satisfies Record<WithProvider, keyof Credentials>

const hasProvider = (sandbox: Sandbox): sandbox is WithProvider => Object.hasOwn(credentialsOf, sandbox)

/** With real payment, an order is moved by real money and real signatures alone. */
const movesOrders = new Set<Sandbox>([Sandbox.transfer, Sandbox.sign])

const readNamed = (variables: Variables): Sandbox[] => {
  const names = (optional(variables, 'SANDBOX') ?? '').split(',').map((name) => name.trim())
  return names
    .filter((name) => name !== '')
    .map((name) => {
      if (isSandbox(name)) return name
      throw new StartupError(`SANDBOX takes ${sandboxNames.join(', ')}; it names "${name}".`)
    })
}

const variablesOf = (sandbox: WithProvider): string =>
  Object.values(credentialVariables[credentialsOf[sandbox]]).join(', ')

interface Choice {
  credentials: Credentials
  named: readonly Sandbox[]
  isProduction: boolean
}

/** Why a gateway can be neither real nor played, in one line; null when it can. */
const faultOf = (sandbox: WithProvider, { credentials, named, isProduction }: Choice): string | null => {
  const isNamed = named.includes(sandbox)
  if (credentials[credentialsOf[sandbox]] !== null) {
    return isNamed ? `SANDBOX names ${sandbox}, whose credentials are given: take one of them away.` : null
  }
  if (credentials.wechatPay !== null && movesOrders.has(sandbox)) {
    return `Missing beside WECHAT_PAY_MCH_ID, where no ${sandbox} may be played: ${variablesOf(sandbox)}.`
  }
  if (!isProduction || isNamed) return null
  return `Missing for ${sandbox}: ${variablesOf(sandbox)}. To play it instead, name ${sandbox} in SANDBOX.`
}

/** Cars that tell made-up places move no order: they are played in the demo, and wherever SANDBOX names them. */
const playsVehicles = ({ credentials, named, isProduction }: Choice): boolean =>
  named.includes(Sandbox.vehicle) || (!isProduction && credentials.wechatPay === null)

/** Signing is played with a played payment only: in the demo, and in production where SANDBOX names both. */
const playsSigning = ({ credentials, named, isProduction }: Choice): boolean =>
  credentials.wechatPay === null && (named.includes(Sandbox.sign) || !isProduction)

/** Why signing can be neither closed, as it is beside a real payment, nor played; null when it can. */
const faultOfSigning = ({ credentials, named, isProduction }: Choice): string | null => {
  const isNamed = named.includes(Sandbox.sign)
  if (credentials.wechatPay !== null) {
    return isNamed ? 'SANDBOX names sign beside WECHAT_PAY_MCH_ID: a paid contract is not played.' : null
  }
  if (!isProduction || isNamed || !named.includes(Sandbox.pay)) return null
  return 'Missing for sign: it has no provider yet. Where pay is played, name sign in SANDBOX, too.'
}

/**
 * Which gateways are played. Outside production those without credentials are: that is the demo. In production only those
 * that SANDBOX names.
 *
 * @throws StartupError with one line for each gateway that is neither real nor chosen to be played.
 */
export const readSandboxes = (
  variables: Variables,
  credentials: Credentials,
  isProduction: boolean,
): readonly Sandbox[] => {
  const choice: Choice = { credentials, named: readNamed(variables), isProduction }
  const rows = Object.values(Sandbox).filter(hasProvider)
  const faults = [...rows.map((sandbox) => faultOf(sandbox, choice)), faultOfSigning(choice)].filter(
    (fault) => fault !== null,
  )
  if (faults.length > 0) throw new StartupError(faults.join('\n'))
  const played = rows.filter((sandbox) => credentials[credentialsOf[sandbox]] === null)
  return [
    ...played,
    ...(playsSigning(choice) ? [Sandbox.sign] : []),
    ...(playsVehicles(choice) ? [Sandbox.vehicle] : []),
  ]
}
