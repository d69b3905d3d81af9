import { PointsRulePage } from '@/features/membership/points/points-rule-page'

export default function PointsRules() {
  return <PointsRulePage />
}
