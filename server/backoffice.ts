// `npm run backoffice -- <step> <orderNo> [amountFen reference] [field=value …]`: takes one step of an order on the
// running server.
import { randomUUID } from 'node:crypto'
import { readEnvironment } from './env'
import { BACK_OFFICE_PATH } from './modules/backoffice/routes'
import { BackOfficeStep, type StepCall } from './modules/backoffice/schemas'
import { SignatureHeader, signCall } from './modules/backoffice/signature'
import { StartupError } from './startup-error'

const stepNames = Object.values(BackOfficeStep)
const USAGE = `Usage: npm run backoffice -- <step> <orderNo, remark or code> [amountFen reference] [field=value …]\nSteps: ${stepNames.join(', ')}`

const FIELD = /^[a-zA-Z]+=/

/** `name=value` arguments, as fields of the call; the server says which it takes. */
const readFields = (args: readonly string[]): Record<string, string> =>
  Object.fromEntries(args.map((arg) => [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)]))

/** Reads the call from the command line; blanks in a number, as on the order's page, do not matter. */
const readCall = (args: readonly string[]): StepCall => {
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

const send = async (call: StepCall): Promise<string> => {
  const { backOfficeSecret, publicUrl } = readEnvironment(process.env)
  if (backOfficeSecret === null) throw new StartupError('BACK_OFFICE_SECRET is not set, here and on the server.')
  const stamp = { timestampMs: Date.now(), nonce: randomUUID() }
  const response = await fetch(publicUrl + BACK_OFFICE_PATH, {
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
    process.stdout.write(`${await send(readCall(process.argv.slice(2)))}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

void run()
