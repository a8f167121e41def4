// Loaded before the mock server: when the process that started it is gone, even without a word, it stops too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// the channel is there for its end only, and keeps no server alive that wants to stop
process.channel?.unref()
