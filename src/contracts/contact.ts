import { z } from 'zod';
import { emailProblem, MAX_EMAIL } from './auth.ts';

const REQUIRED = 'Please fill in all required fields';
const required = (most: number) => z.string(REQUIRED).trim().min(1, REQUIRED).max(most, 'This value is too long');

export const contactMessageSchema = z.object({
  name: required(200),
  email: required(MAX_EMAIL).refine((email) => emailProblem(email) === null, 'Please enter a valid email address'),
  subject: required(300),
  message: required(10_000),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
