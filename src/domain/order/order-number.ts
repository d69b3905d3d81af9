/**
 * Groups the digits of an order number by four: "VL20261120041788" -> "VL2026 1120 0417 88", held together by no-break
 * spaces: a line of running text never ends within it.
 */
export const formatOrderNumber = (orderNo: string): string => orderNo.replace(/\d{4}(?=\d)/g, '$&\u00a0')
