import type { CancelReason } from '@/wire/enums/order'

/** Texts of the reasons for which an order is given back. */
export const messages = {
  title: 'Reason',
  chooseAll: 'Choose all that apply',
  reasons: {
    appearance: 'Appearance, interior or features',
    waiting: 'Delivery wait is too long',
    otherBrand: 'Bought or plan to buy another brand',
    other: 'Other',
  } as const satisfies Record<keyof typeof CancelReason, string>,
  ownWords: 'Your own words',
  ownWordsPlaceholder: 'Tell us in a few words',
} as const
