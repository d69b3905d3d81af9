import type { Payee } from '@/wire/schemas/balance'
import type { Environment } from '../../env/environment'

/** Shown where transfers are played; the page says that nobody must transfer to it. */
const SANDBOX_PAYEE: Payee = {
  name: 'Vela Motors (sandbox)',
  bank: 'No bank, sandbox',
  account: '0000 0000 0000 0000',
  isSandbox: true,
}

/** The account that transfers go to, as configured. */
export const payeeOf = ({ payee }: Pick<Environment, 'payee'>): Payee =>
  payee === null ? SANDBOX_PAYEE : { ...payee, isSandbox: false }
