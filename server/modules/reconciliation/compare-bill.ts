import type { ServerContext } from '../../context/server-context'
import type { Queryable } from '../../db/queryable'
import type { BillLine } from '../../gateways/pay/bill-line'
import type { PaymentGateway } from '../../gateways/pay/payment-gateway'
import { IncidentKind, openIncident } from '../incident/open-incident'
import { incomeReference, outgoReference } from '../ledger/ledger'
import { entriesNotInBills, keepBill, linesNotInLedger, type Difference } from './bill-statements'

/** What came of comparing the bill of a day with the ledger. */
export interface ComparedBill {
  gateway: string
  day: string
  lines: number
  differences: Difference[]
}

const referenceOf = (line: BillLine): string =>
  line.kind === 'payment' ? incomeReference(line.providerTxn) : outgoReference(line.refundNo)

const signedFen = ({ kind, amountFen }: BillLine): number => (kind === 'payment' ? amountFen : -amountFen)

const report = async (
  tx: Queryable,
  kind: IncidentKind,
  gateway: string,
  differences: readonly Difference[],
  at: Date,
): Promise<void> => {
  for (const { reference: subject, billFen, ledgerFen } of differences) {
    const details = { gateway, billFen, ledgerFen }
    await openIncident(tx, { kind, subject, reference: `${billFen}/${ledgerFen}`, details }, at)
  }
}

/**
 * Compares the provider's bill of a day in Shanghai with the ledger, both ways, and opens an incident for each difference.
 * What the ledger booked must be on the bill of its day or of one beside it, once all of these are kept: a bill that cannot
 * be had yet makes no entry look lost.
 *
 * @throws whatever the gateway throws; nothing is written then.
 */
export const compareBill = async (
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  gateway: PaymentGateway,
  day: string,
): Promise<ComparedBill> => {
  const lines = await gateway.bill(day)
  const { name } = gateway
  return database.transaction(async (tx) => {
    const now = clock.now()
    const references = lines.map(referenceOf)
    await keepBill(tx, { gateway: name, day, references, amountsFen: lines.map(signedFen) }, now)
    const wrong = await linesNotInLedger(tx, name, day)
    const missing = await entriesNotInBills(tx, name, day)
    await report(tx, IncidentKind.billDiffers, name, wrong, now)
    await report(tx, IncidentKind.notInBill, name, missing, now)
    return { gateway: name, day, lines: lines.length, differences: [...wrong, ...missing] }
  })
}
