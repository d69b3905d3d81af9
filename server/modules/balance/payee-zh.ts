import type { PayeeNames } from './payee'

/** The sandbox's account in Chinese. */
export const zh: PayeeNames = { name: 'Vela 汽车（模拟）', bank: '模拟，无银行' }
