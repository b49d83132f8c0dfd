import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';

/** The caller's number. `mayVerify`: this installation sends text messages; `codeSent`: a code that still works is on its way. */
export const PhoneView = z.object({
  phone: z.nullable(z.string()),
  verified: z.boolean(),
  mayVerify: z.boolean(),
  codeSent: z.boolean(),
});
export type PhoneView = z.infer<typeof PhoneView>;

export const PhoneCodeInput = z.object({ code: z.string().check(z.trim(), z.maxLength(20)) });
export type PhoneCodeInput = z.infer<typeof PhoneCodeInput>;

export const phoneContract = {
  phone: oc
    .route({
      method: 'GET',
      path: '/users/current/phone',
      operationId: 'getPhone',
      summary: 'Get the caller’s phone number and whether it is verified',
    })
    .output(PhoneView),
  sendPhoneCode: oc
    .route({
      method: 'POST',
      path: '/users/current/phone/send-code',
      operationId: 'sendPhoneCode',
      summary: 'Send a code to the caller’s phone number by text message; not for children',
    })
    .meta(refuses({ forbidden: ['forbidden'], conflict: ['number_without_country', 'sms_unavailable'] }))
    .output(PhoneView),
  verifyPhone: oc
    .route({
      method: 'POST',
      path: '/users/current/phone/verify',
      operationId: 'verifyPhone',
      summary: 'Verify the caller’s phone number with the code sent to it; five tries',
    })
    .meta(refuses({ forbidden: ['forbidden'] }))
    .input(PhoneCodeInput)
    .output(PhoneView),
};
