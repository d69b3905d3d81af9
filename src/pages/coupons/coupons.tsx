import { CouponsPage } from '@/features/coupons/coupons-page'

export default function MyCouponsPage() {
  return <CouponsPage />
}
