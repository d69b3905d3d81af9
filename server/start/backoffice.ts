// `npm run backoffice -- <step> <orderNo> [amountFen reference] [field=value …]`: takes one step of an order on the
// running server. `npm run backoffice -- sale-opened <marketPostId>`: opens the sale of a deposit now.
import { randomUUID } from 'node:crypto'
import { readEnvironment } from '../env/environment'
import type { SaleCall } from '../modules/backoffice/open-sale'
import { BACK_OFFICE_PATH, BACK_OFFICE_SALE_PATH } from '../modules/backoffice/routes'
import { BackOfficeStep, type StepCall } from '../modules/backoffice/schemas'
import { SignatureHeader, signCall } from '../modules/backoffice/signature'
import { StartupError } from '../system/startup-error'

const stepNames = Object.values(BackOfficeStep)
const SALE_OPENED = 'sale-opened'
const USAGE = `Usage: npm run backoffice -- <step> <orderNo, remark or code> [amountFen reference] [field=value …]
       npm run backoffice -- ${SALE_OPENED} <marketPostId>
Steps: ${stepNames.join(', ')}`

interface Message {
  path: string
  call: StepCall | SaleCall
}

const FIELD = /^[a-zA-Z]+=/

/** `name=value` arguments, as fields of the call; the server says which it takes. */
const readFields = (args: readonly string[]): Record<string, string> =>
  Object.fromEntries(args.map((arg) => [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)]))

/** Reads an order's step; blanks in a number, as on the order's page, do not matter. */
const readStep = (args: readonly string[]): StepCall => {
  const [stepName, orderNo, amount, reference] = args.filter((arg) => !FIELD.test(arg))
  const step = stepNames.find((name) => name === stepName)
  if (step === undefined || orderNo === undefined) throw new StartupError(USAGE)
  return {
    ...readFields(args.filter((arg) => FIELD.test(arg))),
    step,
    orderNo: orderNo.replace(/\s/g, ''),
    ...(amount !== undefined && { amountFen: Number(amount) }),
    ...(reference !== undefined && { reference }),
  }
}

const readMessage = ([first, ...rest]: readonly string[]): Message => {
  const [marketPostId] = rest
  return first === SALE_OPENED && marketPostId !== undefined
    ? { path: BACK_OFFICE_SALE_PATH, call: { marketPostId } }
    : { path: BACK_OFFICE_PATH, call: readStep(first === undefined ? [] : [first, ...rest]) }
}

const send = async ({ path, call }: Message): Promise<string> => {
  // The command serves nobody: in production, too, it needs none of the gateways' credentials.
  const { backOfficeSecret, publicUrl } = readEnvironment({ ...process.env, NODE_ENV: undefined })
  if (backOfficeSecret === null) throw new StartupError('BACK_OFFICE_SECRET is not set, here and on the server.')
  const stamp = { timestampMs: Date.now(), nonce: randomUUID() }
  const response = await fetch(publicUrl + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SignatureHeader.timestamp]: String(stamp.timestampMs),
      [SignatureHeader.nonce]: stamp.nonce,
      [SignatureHeader.signature]: signCall(backOfficeSecret, stamp, call),
    },
    body: JSON.stringify(call),
  })
  const text = await response.text()
  if (!response.ok) throw new StartupError(`${response.status} ${text}`)
  return text
}

const run = async (): Promise<void> => {
  try {
    process.stdout.write(`${await send(readMessage(process.argv.slice(2)))}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

void run()
