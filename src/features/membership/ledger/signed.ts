import { formatCount } from '@/domain/money/number-format'

/** "+ 3,420", "− 1,500". */
export const signed = (amount: number): string => `${amount < 0 ? '−' : '+'} ${formatCount(Math.abs(amount))}`
