import { RightsPage } from '@/features/rights/rights-page'

export default function MyRightsPage() {
  return <RightsPage />
}
