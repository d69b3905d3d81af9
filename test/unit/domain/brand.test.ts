import { BRAND, DEFAULT_ENVIRONMENT, ENVIRONMENTS } from '@/domain/brand'
import { formatServiceNumber } from '@/domain/person/phone'

describe('the brand', () => {
  it('has a customer-service number that can be shown 3-3-4', () => {
    expect(formatServiceNumber(BRAND.serviceNumber)).toMatch(/^\d{3}-\d{3}-\d{4}$/)
  })

  it('lives, unless a build says otherwise, on the server that serves the page', () => {
    expect(Object.values(ENVIRONMENTS[DEFAULT_ENVIRONMENT])).toEqual(['', '', '', ''])
  })

  it('names no real host and shares none between environments', () => {
    const { prod, ...others } = ENVIRONMENTS
    const bases = Object.values(others).flatMap((environment) => Object.values(environment))
    expect(Object.keys(prod)).toEqual(['apiBase', 'staticBase', 'h5Base', 'websiteBase'])
    expect(bases.every((base) => /^https:\/\/[a-z.]+\.vela\.example$/.test(base))).toBe(true)
    expect(new Set(bases).size).toBe(bases.length)
  })
})
