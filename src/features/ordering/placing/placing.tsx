import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { PriceChangedData } from '@/wire/errors'
import type { CouponSums } from '@/wire/schemas/order-quote'
import { Notice } from '@/ui/notice'
import { PageShell } from '@/ui/page'
import { agreementLinks } from '@/widgets/consent/agreement-link'
import { AgreementRow } from '@/widgets/consent/agreement-row'
import { AgreementSheet } from '@/widgets/consent/agreement-sheet'
import { PayBar } from '@/widgets/pay-bar'
import { PriceChangedDialog, type PriceChangedDialogProps } from '@/widgets/price-changed-dialog'
import type { CouponsOff } from '../coupons/coupon-picker'
import { CouponRows, CouponSheets } from '../coupons/order-coupons'
import { usePlacing, type OrderKind } from './use-placing'
import './placing.scss'

/** What a page that is read hands on to what it shows. */
export interface ReadPage {
  nav: ReactNode
  /** The offer is read again: what is on the page may be of before. */
  isReloading: boolean
  onReload: () => void
}

/** What is on the page; the quote is undefined until the server has said what the order would come to. */
interface Drawn<Quote> {
  quote: Quote | undefined
  couponRows: ReactNode
}

interface PlacingProps<Wish extends { modelId: string }, Quote, Choice, Own> extends ReadPage {
  order: OrderKind<Wish, Quote, Choice, Own>
  /** What is due now, in fen. */
  dueFen: (quote: Quote | undefined) => number
  /** What coupons lower. */
  off: CouponsOff
  /** What has another price, once one has changed, and what stays. */
  priced: (
    change: PriceChangedData | null,
    quote: Quote | undefined,
  ) => Pick<PriceChangedDialogProps, 'subject' | 'note'>
  /** Under everything: how the deposit comes back. */
  terms: string
  /** The sheets in which the order's own choices are made. */
  sheets: ReactNode
  children: (drawn: Drawn<Quote>) => ReactNode
}

/** The page of an order that is placed: its cards, the bar that pays, and all that opens over them on the way. */
export function Placing<Wish extends { modelId: string }, Quote extends CouponSums, Choice, Own>({
  order,
  nav,
  isReloading,
  onReload,
  dueFen,
  off,
  priced,
  terms,
  sheets,
  children,
}: PlacingProps<Wish, Quote, Choice, Own>) {
  const { consent, coupons, quoted, price, pay } = usePlacing(order, onReload)
  const { quote } = quoted
  const agreements = agreementLinks(order.offer.agreements)
  const agreeAndPay = () => {
    consent.agree()
    return pay(true)
  }
  return (
    <PageShell
      surface="canvas"
      nav={nav}
      foot={
        <PayBar
          amountFen={dueFen(quote)}
          isPending={quoted.isPending || isReloading}
          above={<AgreementRow {...consent.row} agreements={agreements} />}
          onPay={() => pay(consent.isAgreed)}
        />
      }
      overlay={
        <>
          {sheets}
          <CouponSheets coupons={coupons} quoted={quoted} off={off} />
          <AgreementSheet {...consent.sheet} agreements={agreements} onAgree={agreeAndPay} />
          <PriceChangedDialog {...price.dialog} {...priced(price.dialog.change, quote)} />
        </>
      }
    >
      {children({ quote, couponRows: <CouponRows coupons={coupons} quoted={quoted} /> })}
      <View className="placing__terms">
        <Notice icon="shield">{terms}</Notice>
      </View>
    </PageShell>
  )
}
