export { default } from './app.config.ts'
