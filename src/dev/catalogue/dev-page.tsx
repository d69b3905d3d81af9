import Taro from '@tarojs/taro'
import type { ReactNode } from 'react'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'

interface DevPageProps {
  title: string
  overlay?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

const back = () =>
  void (Taro.getCurrentPages().length > 1 ? Taro.navigateBack() : Taro.reLaunch({ url: '/dev/page-list/index' }))

/** The frame of every page of the catalogue. */
export function DevPage({ title, overlay, foot, children }: DevPageProps) {
  return (
    <PageShell surface="canvas" nav={<NavBar title={title} onBack={back} />} overlay={overlay} foot={foot}>
      {children}
    </PageShell>
  )
}
