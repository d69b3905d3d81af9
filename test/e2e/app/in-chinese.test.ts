import { lastCode } from '../../support/customers/customer'
import { expect, test } from '../../support/browser/phone'
import { paidOrder, placeOrder } from '../../support/customers/orders'
import { openPage } from '../../support/browser/storefront-steps'

test.use({ locale: 'zh-CN' })

test('a visitor likes the Vela 7, logs in by phone, pays the small deposit and follows the order, in Chinese', async ({
  page,
  shopper,
  storefront,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Vela 7', level: 1 })).toBeVisible()
  await expect(page.getByText('懂风的轿跑')).toBeVisible()
  await page.getByRole('button', { name: /^¥1,000.00 预订/ }).tap()

  await expect(page).toHaveTitle('登录')
  await page.getByRole('button', { name: '手机号登录' }).tap()
  await page.getByRole('textbox', { name: '手机号' }).fill(shopper.phone)
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).tap()
  await page.getByRole('button', { name: '获取验证码' }).tap()
  await expect(page.getByRole('heading', { name: '输入验证码' })).toBeVisible()
  await page.getByRole('textbox', { name: /验证码/ }).fill(lastCode(storefront, shopper.phone))

  await expect(page).toHaveTitle('预订')
  await page.getByRole('button', { name: /^城市/ }).tap()
  const cities = page.getByRole('dialog', { name: '所在城市' })
  await cities.getByRole('radiogroup', { name: '省份' }).getByRole('radio', { name: '上海市' }).tap()
  await cities.getByRole('radiogroup', { name: '城市' }).getByRole('radio').first().tap()
  await expect(cities).toBeHidden()
  await page.getByRole('button', { name: /^门店/ }).tap()
  const shops = page.getByRole('dialog', { name: /门店$/ })
  await shops.getByRole('radio', { name: 'Vela 空间静安店' }).tap()
  await expect(shops).toBeHidden()
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).tap()
  await page.getByRole('button', { name: '支付 ¥1,000.00' }).tap()

  await expect(page).toHaveTitle('收银台')
  await page.getByRole('button', { name: '支付 ¥1,000.00' }).tap()
  const sandbox = page.getByRole('dialog', { name: '模拟支付' })
  await sandbox.getByRole('radio', { name: /^成功/ }).tap()
  await sandbox.getByRole('button', { name: '测试 ¥1,000.00' }).tap()

  await expect(page.getByRole('heading', { name: '小订支付成功' })).toBeVisible()
  await page.getByRole('button', { name: '查看订单' }).tap()
  await expect(page).toHaveTitle('订单详情')
  await expect(page.getByRole('heading', { name: '已支付' })).toBeVisible()
  await expect(page.getByText('Vela 空间静安店').first()).toBeVisible()
})

test('a wrong code is told', async ({ page, shopper, storefront }) => {
  await openPage(page, 'pages/account/phone-login')
  await page.getByRole('textbox', { name: '手机号' }).fill(shopper.phone)
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).tap()
  await page.getByRole('button', { name: '获取验证码' }).tap()
  const boxes = page.getByRole('textbox', { name: /验证码/ })
  await expect(boxes).toBeVisible()
  const wrong = lastCode(storefront, shopper.phone) === '111111' ? '222222' : '111111'
  await boxes.fill(wrong)
  await expect(page.getByRole('alert')).toContainText('验证码')
})

test('a conflict of options is explained', async ({ page }) => {
  await openPage(page, 'pages/customization-car/index?modelId=vela-7')
  await page.getByRole('radio', { name: /^松林绿/ }).tap()
  await page.getByRole('tab', { name: '选装' }).tap()
  await page.getByRole('checkbox', { name: /^后排休闲包/ }).tap()
  const lounge = page.getByRole('dialog', { name: '后排休闲包须搭配舒适包' })
  await expect(lounge).toContainText('+ ¥12,000.00')
  await lounge.getByRole('button', { name: '保持原样' }).tap()
  await expect(page.getByRole('checkbox', { name: /^后排休闲包/ })).not.toBeChecked()
})

test('an order that was placed in English reads in Chinese, and its deposit comes back', async ({
  page,
  customer,
  storefront,
}) => {
  const order = await paidOrder(storefront, customer)
  await openPage(page, `pages/real-order-detail/index?id=${order.id}`)
  await expect(page.getByRole('heading', { name: '已支付' })).toBeVisible()
  await expect(page.getByText('创建时间')).toBeVisible()
  await page.getByRole('button', { name: '申请退款' }).tap()
  await page.getByRole('checkbox', { name: '其他', exact: true }).tap()
  await page.getByRole('textbox').fill('全家要搬到国外')
  await page.getByRole('button', { name: '提交' }).tap()
  await expect(page.getByRole('heading', { name: '退款中' })).toBeVisible()
})

test('an unpaid order is cancelled for a reason', async ({ page, customer, storefront }) => {
  const order = await placeOrder(storefront, customer)
  await openPage(page, `pages/real-order-detail/index?id=${order.id}`)
  await expect(page.getByRole('heading', { name: '待支付' })).toBeVisible()
  await page.getByRole('button', { name: '取消订单' }).tap()
  const sheet = page.getByRole('dialog', { name: '取消订单' })
  await sheet.getByRole('checkbox').first().tap()
  await sheet.getByRole('button', { name: '取消订单' }).tap()
  await expect(page.getByRole('heading', { name: '已取消' })).toBeVisible()
})

test('what is not there is said in Chinese, with a way on', async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await openPage(page, 'pages/real-order-detail/index?id=none')
  await expect(page.getByRole('heading', { name: '未找到该订单' })).toBeVisible()
  await openPage(page, 'pages/nowhere/index')
  await expect(page).toHaveTitle('页面不存在')
})
