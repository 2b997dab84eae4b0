export { AccountSetupPage } from './account-setup-page.tsx'
export { LoginPage } from './login-page.tsx'
export { RegisterPage } from './register-page.tsx'
export { StoppedPage } from './stopped-page.tsx'
