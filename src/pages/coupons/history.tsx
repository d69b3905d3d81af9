import { HistoryPage } from '@/features/coupons/history-page'

export default function CouponHistoryPage() {
  return <HistoryPage />
}
