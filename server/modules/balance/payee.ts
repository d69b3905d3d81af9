import type { Payee } from '@/wire/schemas/balance'
import { texts } from '@/language/texts'
import type { Environment } from '../../env/environment'
import { zh } from './payee-zh'

const en = { name: 'Vela Motors (sandbox)', bank: 'No bank, sandbox' }

export type PayeeNames = typeof en

/** Shown where no account is configured; the page says that nobody must transfer to it. */
const sandboxNames = texts(en, zh)

/** The account that transfers go to, as configured. */
export const payeeOf = ({ payee }: Pick<Environment, 'payee'>): Payee =>
  payee === null ? { ...sandboxNames, account: '0000 0000 0000 0000', isSandbox: true } : { ...payee, isSandbox: false }
