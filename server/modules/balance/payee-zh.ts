import type { PayeeNames } from './payee'

/** The sandbox's account in Chinese. */
export const zh: PayeeNames = { name: 'Vela 汽车（沙盒）', bank: '沙盒，无银行' }
