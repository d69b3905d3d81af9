import type { ModelRow } from '../../../../server/db/seed/model-row'
import { parameterRows } from '../../../../server/db/seed/parameters'
import { vela7 } from '../../../../server/db/seed/vela-7'

/** What the table says of the delivery of each version, where it takes so long. */
const deliveryOf = (deliveryWeeks: readonly [from: number, to: number]) => {
  const model: ModelRow = { ...vela7, versions: vela7.versions.map((version) => ({ ...version, deliveryWeeks })) }
  const row = parameterRows(model).find(({ name }) => name === 'Delivery')
  const textsOf = (values: Record<string, { text: string }> = {}) => [
    ...new Set(Object.values(values).map((one) => one.text)),
  ]
  return [...textsOf(row?.value_by_version), ...textsOf(row?.zh.value_by_version)]
}

test.each<[from: number, to: number, en: string, zh: string]>([
  [6, 8, '6–\u20608\u00a0weeks', '6\u00a0至\u00a08\u00a0周'],
  [6, 6, '6\u00a0weeks', '6\u00a0周'],
  [1, 1, '1\u00a0week', '1\u00a0周'],
])('a delivery in %i to %i weeks is told as %s', (from, to, en, zh) => {
  expect(deliveryOf([from, to])).toEqual([en, zh])
})
