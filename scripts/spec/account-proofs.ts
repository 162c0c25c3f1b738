import type { Proof } from './proof.ts';

const LOGIN = 'e2e/accounts.spec.ts';
const REGISTRATION = 'e2e/registration.spec.ts';
const RESET = 'e2e/password-reset.spec.ts';
const PRICING = 'e2e/pricing.spec.ts';
const CONTACT = 'e2e/contact.spec.ts';

/** Sections 2, 4, 5, 8 and 9 for accounts, pricing, contact and the calls. */
export const ACCOUNT_PROOFS: readonly Proof[] = [
  {
    test: `${PRICING} › a visitor sees three plans, the most popular marked, and a way back to the login`,
    shows: ['Back to Login', 'Most popular'],
    holds: { 'essential costs $7 a month': "toContainText('$7')" },
  },
  {
    test: `${PRICING} › a customer sees the current plan, the usage and the days left, and can upgrade and cancel`,
    holds: {
      'the trial lasts 14 days': 'Free trial: 14 days left',
      'discovery has 10 documents': '0 of 10',
      'advanced has 75 documents': '0 of 75',
    },
  },
  {
    test: `${PRICING} › plans that cannot be loaded offer to reload the page`,
    shows: ['Failed to load pricing plans', 'Reload Page'],
  },
  {
    test: `${PRICING} › a checkout or trial that fails says so on its card`,
    shows: ['Failed to start trial', 'Failed to create checkout session'],
  },
  {
    test: `${CONTACT} › all four fields are required, and the email must be one`,
    holds: { 'support answers within 24 hours': 'within 24 hours' },
  },
  {
    test: `${CONTACT} › a sent message clears the form and thanks for five seconds`,
    shows: ["Thank you for contacting us! We'll get back to you shortly via email."],
    holds: { 'the contact status is reset after 5 s': 'thanksShownMs()).toBeGreaterThan(4900)' },
  },
  {
    test: `${CONTACT} › a message that could not be sent stays, with the reason`,
    shows: ['Failed to send message. Please try again.'],
  },
  { test: `${LOGIN} › empty fields are asked for`, shows: ['Please enter username and password'] },
  {
    test: `${LOGIN} › a visitor of a protected page comes back to it after signing in`,
    shows: ['Invalid credentials'],
    holds: { 'the origin is remembered': "toHaveURL('/contact?from=mail#form')" },
  },
  {
    test: `${LOGIN} › \${name} is told apart`,
    shows: [
      'Login failed: Server returned empty response. Please try again.',
      'Server returned invalid response format',
      'Login failed: Invalid server response',
    ],
  },
  {
    test: `${LOGIN} › no connection and a broken server have their sentences`,
    shows: ['No response from server. Please check your network connection.', 'Server error. Please try again later.'],
  },
  { test: `${LOGIN} › a token the server does not know leaves nobody signed in`, shows: ['Authentication failed'] },
  {
    test: `${LOGIN} › a server that says nothing for 30 seconds is given up`,
    holds: { 'the request timeout is 30000 ms': 'fastForward(29_000)' },
  },
  {
    test: `${LOGIN} › a refused token anywhere leads to the login and back`,
    shows: ['Authentication required. Please log in again.'],
  },
  {
    test: `${LOGIN} › logging out removes the token, and the server no longer takes it`,
    shows: ['token'],
    holds: { "the token's key in local storage is 'token'": "localStorage.getItem('token')" },
  },
  {
    test: `${REGISTRATION} › the first step says: \${text}`,
    shows: [
      'Please fill in all required fields',
      'Passwords do not match',
      'Password must be at least 6 characters',
      'Please enter a valid email address',
    ],
  },
  {
    test: `${REGISTRATION} › an answer with \${name} reads: \${text}`,
    shows: ['Registration failed', 'Invalid server response. Please try again.'],
  },
  {
    test: `${REGISTRATION} › no connection and a taken name say so`,
    shows: ['Network error: Unable to connect to server. Please check your internet connection.'],
  },
  {
    test: `${RESET} › a forgotten password is replaced by the link in the mail`,
    shows: [
      'Please enter your email address',
      'If an account with that email exists, a password reset link has been sent.',
      'Password must be at least 8 characters long',
      'contain at least one uppercase letter',
      'lowercase letter',
      'one number',
    ],
    holds: { 'a reset redirects after 3 s': 'successShownMs()).toBeGreaterThan(2900)' },
  },
  {
    test: `${RESET} › a link without a token, or with an unknown one, offers a new link and the login`,
    shows: ['Invalid or missing reset token', 'Invalid or expired reset token'],
  },
  {
    test: `${RESET} › failures of a reset have their sentences`,
    shows: ['Failed to send reset email', 'Failed to reset password', 'An error occurred. Please try again.'],
  },
  {
    test: 'src/web/api/errors.test.ts › %i with %j reads "%s"',
    shows: ['The requested resource was not found.'],
    holds: { "'Server error (status)'": 'Server error (418)' },
  },
  {
    test: 'src/web/api/errors.test.ts › an answer that cannot be used says whether it was empty',
    shows: ['Invalid response format from server', 'Empty response from server'],
  },
  {
    test: 'src/web/api/errors.test.ts › other errors pass through, things that are none get the fallback',
    shows: ['An unexpected error occurred'],
  },
  {
    test: 'src/web/api/base-url.test.ts › an absolute address is upgraded to https',
    holds: { 'the base address is forced to https': "toBe('https://api.example.com')" },
  },
];
