/** What the photos of an order's evaluation are uploaded for: by it they are found again until they are sent. */
export const photosPurpose = (orderId: string): string => `evaluation:${orderId}`
