import { createHash } from 'node:crypto'
import type { BillLine } from './bill-line'
import { Column, SUMS } from './wechat-bill-zh'
import type { WechatClient } from './wechat-client'
import { wechatErrorCode } from './wechat-errors'

const TRADE_BILL = '/v3/bill/tradebill'
/** On a day without any trade there is no bill. */
const NO_BILL = 'NO_STATEMENT_EXIST'

/** Each field stands behind a back-tick, so that a comma may be part of one. */
const FIELDS = ',`'

/** An amount of the bill, in yuan: "1000.00". */
const AMOUNT = /^(\d{1,10})\.(\d{2})$/

const fenOf = (yuan: string): number => {
  const [, whole, hundredths] = AMOUNT.exec(yuan) ?? []
  if (whole === undefined || hundredths === undefined) throw new Error('WeChat Pay’s bill has an amount that is none')
  return Number(whole + hundredths)
}

const readLine = (fields: Readonly<Record<string, string>>): BillLine | null => {
  const of = (column: string): string => {
    const field = fields[column]
    if (field === undefined) throw new Error(`WeChat Pay’s bill has no column ${column}`)
    return field
  }
  switch (of(Column.state)) {
    case 'SUCCESS':
      return { kind: 'payment', providerTxn: of(Column.transaction), amountFen: fenOf(of(Column.amount)) }
    case 'REFUND':
      // No money went back, nor will.
      if (of(Column.refundState) === 'FAIL') return null
      return { kind: 'refund', refundNo: of(Column.refundNo), amountFen: fenOf(of(Column.refunded)) }
    default:
      return null
  }
}

/**
 * Reads the text of a trade bill.
 *
 * @throws Error for a text that is no such bill.
 */
const readTradeBill = (text: string): BillLine[] => {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = head.split(',')
  const end = lines.findIndex((line) => line.startsWith(SUMS))
  if (end < 0) throw new Error('WeChat Pay’s bill is cut off')
  return lines
    .slice(0, end)
    .filter((line) => line !== '')
    .map((line) => line.replace(/^`/, '').split(FIELDS))
    .map((fields) => readLine(Object.fromEntries(names.map((name, n) => [name, fields[n] ?? '']))))
    .filter((line) => line !== null)
}

interface BillOffer {
  download_url: string
  hash_type: string
  hash_value: string
}

/**
 * Fetches the trade bill of a day in Shanghai; empty for a day without trades.
 *
 * @throws Error when there is none yet, or what came is not what was promised.
 */
export const fetchTradeBill = async (client: WechatClient, day: string): Promise<BillLine[]> => {
  try {
    const offer = await client.get<BillOffer>(TRADE_BILL, { bill_date: day, bill_type: 'ALL' })
    const file = await client.download(offer.download_url)
    const hash = createHash('sha1').update(file).digest('hex')
    if (hash !== offer.hash_value.toLowerCase()) throw new Error('WeChat Pay’s bill came damaged')
    return readTradeBill(file.toString('utf8'))
  } catch (error) {
    if (wechatErrorCode(error) === NO_BILL) return []
    throw error
  }
}
