const load = async (env: Record<string, string>) => {
  const before = { ...process.env }
  Object.assign(process.env, env)
  jest.resetModules()
  const environment = {
    ...(await import('@/services/environment')),
    ...(await import('@/services/environment-name')),
  }
  process.env = before
  return environment
}

test('a build without any setting is prod on the origin that serves the page', async () => {
  const { environmentName, apiBase, staticUrl } = await load({})
  expect(environmentName).toBe('prod')
  expect(apiBase).toBe('')
  expect(staticUrl('/static/img/car.webp')).toBe('/static/img/car.webp')
})

test('a build may name another environment', async () => {
  const { environmentName, apiBase } = await load({ TARO_APP_ENV: 'uat' })
  expect(environmentName).toBe('uat')
  expect(apiBase).toMatch(/^https:\/\/api\.uat\./)
})

test('an unknown environment is prod', async () => {
  expect((await load({ TARO_APP_ENV: 'moon' })).environmentName).toBe('prod')
})

test('a build may point its bases elsewhere, as a mini-program must', async () => {
  const { apiBase, staticUrl } = await load({
    TARO_APP_API_BASE: 'http://127.0.0.1:3000',
    TARO_APP_STATIC_BASE: 'http://127.0.0.1:3001',
  })
  expect(apiBase).toBe('http://127.0.0.1:3000')
  expect(staticUrl('/static/img/car.webp')).toBe('http://127.0.0.1:3001/static/img/car.webp')
})

test.each(['https://cdn.example/a.webp', 'blob:abc', 'data:image/png;base64,AA', ''])(
  'the whole address %p stays as it is',
  async (address) => {
    const { staticUrl } = await load({ TARO_APP_STATIC_BASE: 'http://127.0.0.1:3001' })
    expect(staticUrl(address)).toBe(address)
  },
)
