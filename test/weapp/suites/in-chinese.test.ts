import { ONE_TAP_PHONE, scriptLoginCode } from '../support/steps'
import { itInHost, useApp } from '../support/suite'

describe('a shopper who wants Chinese', () => {
  const app = useApp()

  it('chooses it in the settings, and every page that is open follows at once', async () => {
    const { shopper } = app()
    await shopper.arrivesAt('pages/order/index')
    await shopper.miniProgram.navigateTo('/pages/settings/index')
    await shopper.taps(/^Language/)
    await shopper.taps(/^简体中文/)
    await shopper.reads('设置')
    await shopper.taps('返回')
    await shopper.arrivesAt('pages/order/index')
    await shopper.reads('懂风的轿跑')
  })

  it('logs in with the number of this phone, pays the small deposit and follows the order, in Chinese', async () => {
    const { shopper } = app()
    await scriptLoginCode(shopper)
    await shopper.taps(/^¥1,000\.00 预订/)
    await shopper.arrivesAt('pages/account/login')
    await shopper.taps(/我已阅读并同意/)
    await shopper.taps('手机号一键登录')
    await shopper.answers('手机号一键登录', 'getphonenumber', {
      errMsg: 'getPhoneNumber:ok',
      code: `sandbox-${ONE_TAP_PHONE}-${Date.now()}`,
    })
    await shopper.arrivesAt('pages/miniorder/order')
    // The city of the profile: its province is open in the sheet, so one tap chooses and closes it.
    await shopper.reads('城市上海市')
    await shopper.taps(/^城市/)
    await shopper.taps('上海市')
    await shopper.taps(/^门店/)
    await shopper.taps(/^Vela 空间静安店/)
    await shopper.taps(/我已阅读并同意/)
    await shopper.taps('支付 ¥1,000.00')
    await shopper.arrivesAt('pages/mall/order/casher')
    await shopper.taps('支付 ¥1,000.00')
    await shopper.reads('不会产生实际扣款。')
    await shopper.taps(/^成功/)
    await shopper.taps('测试 ¥1,000.00')

    await shopper.arrivesAt('pages/successful/index')
    await shopper.reads('小订支付成功')
    await shopper.taps('查看订单')
    await shopper.arrivesAt('pages/real-order-detail/index')
    await shopper.reads('已支付')
    await shopper.reads('Vela 空间静安店')
  })

  it('gives the deposit back, for a reason out of the list', async () => {
    const { shopper } = app()
    await shopper.taps('申请退款')
    await shopper.arrivesAt('pages/mall/order/refund')
    await shopper.taps(/^对外观、内饰或功能不满意/)
    await shopper.taps('提交')
    await shopper.arrivesAt('pages/real-order-detail/index')
    await shopper.reads('退款中')
  })

  it('is told why two options do not go together', async () => {
    const { shopper } = app()
    await shopper.miniProgram.reLaunch('/pages/customization-car/index?modelId=vela-7')
    await shopper.taps(/^松林绿/)
    await shopper.taps('选装包')
    await shopper.taps(/^后排休闲包/)
    await shopper.reads('后排休闲包须搭配舒适包')
    await shopper.taps('保持原样')
  })

  itInHost('is told in Chinese that the network is gone, and of what the server refuses', async () => {
    const { shopper, host } = app()
    await host.setNetwork('none')
    await shopper.reads('网络已断开')
    await host.setNetwork('wifi')
    await shopper.reads('网络已恢复')
    await shopper.miniProgram.navigateTo('/pages/real-order-detail/index?id=none')
    await shopper.reads('未找到该订单')
  })

  it('is told that a code is wrong', async () => {
    const { shopper } = app()
    await shopper.miniProgram.reLaunch('/pages/settings/index')
    await shopper.taps('退出登录')
    await shopper.taps('退出登录')
    await shopper.arrivesAt('pages/profile/index')
    await shopper.miniProgram.navigateTo('/pages/account/phone-login')
    await shopper.types('手机号', '13900000031')
    await shopper.taps(/我已阅读并同意/)
    await shopper.taps('获取验证码')
    await shopper.arrivesAt('pages/account/phone-code')
    await shopper.types(/验证码/, '000000')
    await shopper.reads('验证码不正确')
  })
})
