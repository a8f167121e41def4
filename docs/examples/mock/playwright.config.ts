import { defineConfig } from '@playwright/test'

const { PORT = '3000', CHROMIUM_PATH } = process.env

export default defineConfig({
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH, args: ['--no-sandbox'] } : {},
  },
})
