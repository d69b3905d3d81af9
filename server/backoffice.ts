// `npm run backoffice -- <step> <orderNo> [amountFen reference]`: takes one step of an order on the running server.
import { randomUUID } from 'node:crypto'
import { readEnvironment } from './env'
import { BACK_OFFICE_PATH } from './modules/backoffice/routes'
import { BackOfficeStep, type StepCall } from './modules/backoffice/schemas'
import { SignatureHeader, signCall } from './modules/backoffice/signature'
import { StartupError } from './startup-error'

const stepNames = Object.values(BackOfficeStep)
const USAGE = `Usage: npm run backoffice -- <step> <orderNo, remark or code> [amountFen reference]\nSteps: ${stepNames.join(', ')}`

/** Reads the call from the command line; blanks in a number, as on the order's page, do not matter. */
const readCall = ([stepName, orderNo, amount, reference]: readonly string[]): StepCall => {
  const step = stepNames.find((name) => name === stepName)
  if (step === undefined || orderNo === undefined) throw new StartupError(USAGE)
  return {
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
