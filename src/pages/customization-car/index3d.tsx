import { StagePage } from '@/features/stage-3d/stage-page'

export default function Index3dPage() {
  return <StagePage />
}
