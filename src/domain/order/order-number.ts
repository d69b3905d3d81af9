/** Groups the digits of an order number by four: "VL20261120041788" -> "VL2026 1120 0417 88". */
export const formatOrderNumber = (orderNo: string): string => orderNo.replace(/\d{4}(?=\d)/g, '$& ')
